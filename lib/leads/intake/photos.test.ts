import sharp from 'sharp';
import { takePhotos } from './photos';

test('the photos of two forms are drawn at a time', async () => {
  const opened: number[] = [];
  const open: (() => void)[] = [];
  const fileOf = (form: number) =>
    ({
      size: 3,
      arrayBuffer: () =>
        new Promise<ArrayBuffer>((resolve) => {
          opened.push(form);
          open[form] = () => resolve(new ArrayBuffer(3));
        }),
    }) as unknown as File;
  const forms = [0, 1, 2].map((form) => takePhotos([fileOf(form)]));
  expect(await takePhotos([])).toEqual({ photos: [] });
  await new Promise(setImmediate);
  expect(opened).toEqual([0, 1]);
  open[0]?.();
  await forms[0];
  await new Promise(setImmediate);
  expect(opened).toEqual([0, 1, 2]);
  open[1]?.();
  open[2]?.();
  expect(await Promise.all(forms)).toEqual(Array(3).fill({ error: 'photoType' }));
});

test("a picture of a phone's 50 million pixels is taken, one of more is not", async () => {
  const photo = async (height: number) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 8192, height, channels: 3, background: '#c04020' } })
            .jpeg()
            .toBuffer(),
        ),
      ],
      'photo',
    );
  expect(await takePhotos([await photo(6145)])).toEqual({ error: 'photoSize' });
  expect(await takePhotos([await photo(6144)])).toEqual({
    photos: [{ type: 'image/jpeg', bytes: expect.any(Uint8Array) }],
  });
}, 30_000);
