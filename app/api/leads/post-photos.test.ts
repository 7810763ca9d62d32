import sharp from 'sharp';
import { good, formServer } from '@/test/lead-requests';
import { queueOf } from '@/test/leads';

const { start } = formServer();

describe('photos', () => {
  const encode = (format: 'jpeg' | 'png' | 'webp') =>
    sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#c04020' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      [format]()
      .toBuffer();
  const encoded = { jpeg: encode('jpeg'), png: encode('png'), webp: encode('webp') };
  const picture = async (format: keyof typeof encoded = 'jpeg') => ({
    bytes: new Uint8Array(await encoded[format]),
  });
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

  test('are re-encoded, smaller, without location and camera, and stored with the lead in order', async () => {
    const { send, leads, store } = await start();
    const files = await Promise.all((['jpeg', 'png', 'webp'] as const).map(picture));
    expect((await sharp(files[0]?.bytes).metadata()).exif).toBeDefined();
    const misnamed = files.map((file) => ({ ...file, name: 'x.exe', type: 'text/html' }));
    expect((await send(form([...misnamed, { bytes: new Uint8Array() }]))).status).toBe(303);
    const [lead] = await leads();
    const kept = await (await store()).photos(lead?.id ?? '');
    expect(kept.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
    for (const { bytes } of kept) {
      const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', 2560, 1280]);
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test.each([
    [
      'another file with the name of a picture',
      async () => [{ bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
      'JPEG, PNG or WebP',
    ],
    ['a sixth photo', async () => Array<{ bytes: Uint8Array }>(6).fill(await picture()), 'at most 5'],
    ['a photo of more than 10 MB', async () => [{ bytes: new Uint8Array(10_000_001) }], '10 MB'],
  ])('%s is reported at the field', async (_name, photos, message) => {
    const { send, leads } = await start();
    const answer = await send(form(await photos()), { accept: 'application/json' });
    expect([answer.status, answer.json()]).toEqual([
      422,
      { errors: { photos: expect.stringContaining(message) } },
    ]);
    expect(await leads()).toEqual([]);
  });

  test('a truncated picture is left out, and the lead has the number of photos sent', async () => {
    const { send, leads, store } = await start();
    const cutOff = { bytes: (await picture('png')).bytes.subarray(0, 2_000) };
    expect((await send(form([cutOff, await picture()]))).status).toBe(303);
    const [lead] = await leads();
    expect(lead?.fields.photosSent).toBe(2);
    expect(await (await store()).photoIds(lead?.id ?? '')).toHaveLength(1);
  });

  test('the lead is stored before its photos are processed, and due afterwards', async () => {
    const { post, leads, store } = await start();
    const before = Date.now();
    const { afterwards } = await post(form([await picture()]));
    const [lead] = await leads();
    const due = async (time: number) => (await (await store()).dueLeads(queueOf('demo'), time, 9)).length;
    expect([lead?.state, await due(before + 299_999)]).toEqual(['waiting', 0]);
    expect(await (await store()).photoIds(lead?.id ?? '')).toEqual([]);
    await afterwards?.();
    expect(await (await store()).photoIds(lead?.id ?? '')).toHaveLength(1);
    expect(await due(Date.now())).toBe(1);
  });

  test.each([
    [
      'other photos fill the memory budget',
      async () => {
        const { reserveMemory, MEMORY_OF_NETWORK } = await import('@/lib/leads/intake/photo-capacity');
        const others = Array.from({ length: 4 }, (_, n) => reserveMemory(`${n}`));
        for (const of of others) expect(of.growTo(MEMORY_OF_NETWORK - 250)).toBe(true);
        return () => others.forEach((of) => of.release());
      },
    ],
    [
      'the disk is nearly full',
      async () => {
        const statfs = jest.spyOn((await import('node:fs/promises')).default, 'statfs');
        statfs.mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
        return () => statfs.mockRestore();
      },
    ],
    [
      'the queue is full',
      async () => {
        const { MAX_WAITING_PHOTOS, photoQueue } = await import('@/lib/leads/intake/photo-capacity');
        let end = () => {};
        const earlier = new Promise<void>((resolve) => (end = resolve));
        const waiting = Array.from({ length: MAX_WAITING_PHOTOS + 1 }, (_, n) =>
          photoQueue().add({ site: 'demo', network: `${n}` }, () => earlier),
        );
        return async () => {
          end();
          await Promise.all(waiting);
        };
      },
    ],
  ])('while %s, photos are left out, and the text is kept and due at once', async (_name, fill) => {
    const { send, leads, store } = await start();
    const clear = await fill();
    const photo = await picture();
    expect((await send(form([photo, photo]))).status).toBe(303);
    await clear();
    const [lead] = await leads();
    expect([lead?.state, lead?.fields.photosSent]).toEqual(['waiting', 2]);
    expect(await (await store()).dueLeads(queueOf('demo'), Date.now(), 9)).toHaveLength(1);
    expect(await (await store()).photoIds(lead?.id ?? '')).toEqual([]);
  });

  test('the memory of every form is released, whatever its answer was', async () => {
    const { send } = await start();
    const { reserveMemory, MEMORY_OF_NETWORK } = await import('@/lib/leads/intake/photo-capacity');
    const noise = { bytes: new Uint8Array(200_000) };
    const cutOff = new ReadableStream({
      start: (controller) => {
        controller.enqueue(noise.bytes);
        controller.error(new Error('gone'));
      },
    });
    const answers = [
      await send(form([await picture('png')])),
      await send(form([noise])),
      await send(form([noise], { firstName: '' })),
      await send(noise.bytes, { 'content-type': 'multipart/form-data; boundary=a' }),
      await send(cutOff, { 'content-type': 'multipart/form-data; boundary=a' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 422, 422, 400, 400]);
    const everything = Array.from({ length: 4 }, (_, n) => reserveMemory(`${n}`).growTo(MEMORY_OF_NETWORK));
    expect(everything).not.toContain(false);
  });

  test('a lead caught by the honeypot keeps no photos', async () => {
    const { send, leads, store } = await start();
    expect((await send(form([await picture()], { ...good, project_reference: 'x' }))).status).toBe(303);
    const [lead] = await leads();
    expect([lead?.reason, lead?.fields.photosSent]).toEqual(['honeypot', 1]);
    expect(await (await store()).photoIds(lead?.id ?? '')).toEqual([]);
  });

  test('only the first post of a lead adds photos', async () => {
    const { send, leads, store } = await start();
    const photo = await picture();
    const fields = { ...good, id: '0f8fad5b-d9cb-469f-a165-70867728950e' };
    await send(form([photo], fields));
    await send(form([photo, photo, photo], fields));
    const [lead, another] = await leads();
    expect(another).toBeUndefined();
    expect(await (await store()).photoIds(lead?.id ?? '')).toHaveLength(1);
  });

  test('when another field is wrong, the form says that photos have to be chosen again', async () => {
    const { send } = await start();
    const { body } = await send(form([await picture()], { ...good, firstName: '' }));
    expect(body).toMatch(/encType="multipart\/form-data"[^]*type="file"[^]*Photos have to be chosen again/);
  });
});
