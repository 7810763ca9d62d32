import sharp from 'sharp';
import { good, formServer } from '@/test/lead-requests';

const { start } = formServer();

describe('photos', () => {
  const picture = (format: 'jpeg' | 'png' | 'webp') =>
    sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c04020' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      [format]()
      .toBuffer();
  const form = (
    photos: { bytes: Uint8Array; name?: string; type?: string }[],
    fields: Record<string, string> = good,
  ) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const { bytes, name = 'a.jpg', type = 'image/jpeg' } of photos)
      data.append('photos', new Blob([new Uint8Array(bytes)], { type }), name);
    return data;
  };

  test('are drawn anew, smaller, without place and camera, and kept with the lead in order', async () => {
    const { send, leads, store } = await start();
    const files = await Promise.all(
      (['jpeg', 'png', 'webp'] as const).map(async (format) => ({
        bytes: new Uint8Array(await picture(format)),
        name: 'x.exe',
        type: 'text/html',
      })),
    );
    expect((await sharp(files[0]?.bytes).metadata()).exif).toBeDefined();
    expect((await send(form([...files, { bytes: new Uint8Array() }]))).status).toBe(303);
    const [lead] = await leads();
    const kept = await (await store()).photos(lead?.id ?? '');
    expect(kept.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
    for (const { bytes } of kept) {
      const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata();
      expect({ format, width, height, exif, icc, xmp }).toEqual({
        format: 'jpeg',
        width: 2560,
        height: 1280,
        exif: undefined,
        icc: undefined,
        xmp: undefined,
      });
    }
  });

  test.each([
    [
      'something else by the name of a picture',
      async () => [{ bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
      'JPEG, PNG or WebP',
    ],
    [
      'a picture that breaks off',
      async () => [{ bytes: new Uint8Array((await picture('png')).subarray(0, 200)) }],
      'JPEG, PNG or WebP',
    ],
    [
      'six',
      async () => Array<{ bytes: Uint8Array }>(6).fill({ bytes: new Uint8Array(await picture('jpeg')) }),
      'at most 5',
    ],
    ['one of more than 10 MB', async () => [{ bytes: new Uint8Array(10_000_001) }], '10 MB'],
  ])('%s is said at the field', async (_name, photos, words) => {
    const { send, leads } = await start();
    const answer = await send(form(await photos()), { accept: 'application/json' });
    expect([answer.status, answer.json()]).toEqual([
      422,
      { errors: { photos: expect.stringContaining(words) } },
    ]);
    expect(await leads()).toEqual([]);
  });

  describe('while others fill the room for photos', () => {
    const large = { bytes: new Uint8Array(200_000) };
    const json = { accept: 'application/json' };
    const fill = async (left: number) => {
      const { enterRoom, ROOM } = await import('@/lib/leads/intake/memory-budget');
      const others = enterRoom();
      expect(others.growTo(ROOM - left)).toBe(true);
      return others;
    };

    test('a form with photos is asked to come again, whether its length is known or not', async () => {
      const { send, leads } = await start();
      const others = await fill(100_000);
      const whole = new Response(form([large]));
      const type = whole.headers.get('content-type') ?? '';
      const body = new Uint8Array(await whole.arrayBuffer());
      let isRead = false;
      const unread = new ReadableStream(
        {
          pull: (controller) => {
            isRead = true;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      for (const answer of [
        await send(unread, { ...json, 'content-type': type, 'content-length': `${body.length}` }),
        await send(new Blob([body]).stream(), { ...json, 'content-type': type }),
      ]) {
        expect([answer.status, answer.headers.get('retry-after'), answer.json()]).toEqual([
          503,
          '30',
          {
            message: expect.stringContaining('try again in a minute'),
            phone: expect.stringMatching(/\d{4}$/),
          },
        ]);
      }
      expect(isRead).toBe(false);
      const page = await send(body, { 'content-type': type });
      expect([
        page.status,
        page.headers.get('retry-after'),
        page.body.includes('tel:+1'),
        page.body.includes('Back button brings back what you typed'),
      ]).toEqual([503, '30', true, true]);
      expect(await leads()).toEqual([]);
      others.leave();
      expect((await send(form([{ bytes: new Uint8Array(await picture('jpeg')) }]))).status).toBe(303);
    });

    test('a form without photos is taken', async () => {
      const { submit, submitJson, send, leads } = await start();
      await fill(0);
      expect([
        (await submit(good)).status,
        (await submitJson({ ...good, message: 'y' })).status,
        (await send(form([], { ...good, message: 'x'.repeat(5_000) }))).status,
      ]).toEqual([303, 200, 303]);
      expect(await leads()).toHaveLength(3);
    });
  });

  test('whatever became of a form, its room is free again', async () => {
    const { send } = await start();
    const { enterRoom, ROOM } = await import('@/lib/leads/intake/memory-budget');
    const noise = { bytes: new Uint8Array(200_000) };
    const brokenOff = new ReadableStream({
      start: (controller) => {
        controller.enqueue(noise.bytes);
        controller.error(new Error('gone'));
      },
    });
    const answers = [
      await send(form([{ bytes: new Uint8Array(await picture('png')) }])),
      await send(form([noise])),
      await send(form([noise], { firstName: '' })),
      await send(noise.bytes, { 'content-type': 'multipart/form-data; boundary=a' }),
      await send(brokenOff, { 'content-type': 'multipart/form-data; boundary=a' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 422, 422, 400, 400]);
    expect(enterRoom().fits(ROOM)).toBe(true);
  });

  test('when another field is wrong, the form says that photos have to be chosen again', async () => {
    const { send } = await start();
    const { body } = await send(
      form([{ bytes: new Uint8Array(await picture('jpeg')) }], { ...good, firstName: '' }),
    );
    expect(body).toMatch(/enctype="multipart\/form-data"[^]*type="file"[^]*Photos have to be chosen again/);
  });
});
