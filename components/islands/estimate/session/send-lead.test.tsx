import { shrinkPhoto } from './send-lead';

const file = (size: number) =>
  Object.defineProperty(new File(['x'], 'a.png', { type: 'image/png' }), 'size', { value: size });
let drawn: [canvas: HTMLCanvasElement, ...sides: number[]][];

/** A picture with these sides, whose smaller JPEG has so many bytes. */
const browser = (width: number, height: number, bytes: number) => {
  globalThis.createImageBitmap = jest.fn(async () => ({
    width,
    height,
    close: () => {},
  })) as unknown as typeof createImageBitmap;
  drawn = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return {
      fillRect: () => {},
      drawImage: (_picture: unknown, _x: number, _y: number, ...sides: number[]) =>
        void drawn.push([this, ...sides]),
    } as unknown as CanvasRenderingContext2D;
  } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['y'.repeat(bytes)], { type })));
};
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

test.each([
  [4_000, 3_000, 2_000, 1_500],
  [3_000, 6_000, 1_000, 2_000],
  [1_600, 1_200, 1_600, 1_200],
])('%i x %i becomes a JPEG of %i x %i', async (width, height, ...sides) => {
  browser(width, height, 100);
  const photo = await shrinkPhoto(file(5_000_000));
  expect([photo.type, photo.size]).toEqual(['image/jpeg', 100]);
  expect(drawn.map(([canvas, ...drawnSides]) => [canvas.width, canvas.height, ...drawnSides])).toEqual([
    [...sides, ...sides],
  ]);
});

test('a picture that is small, or would not get smaller, stays as it is', async () => {
  browser(2_000, 1_000, 100);
  const small = file(500_000);
  expect(await shrinkPhoto(small)).toBe(small);
  expect(drawn).toEqual([]);
  browser(4_000, 3_000, 2_000);
  const dense = file(1_999);
  expect(await shrinkPhoto(dense)).toBe(dense);
});

test('a file that the browser cannot read or draw stays as it is', async () => {
  const photo = file(5_000_000);
  expect(await shrinkPhoto(photo)).toBe(photo);
  globalThis.createImageBitmap = jest.fn().mockRejectedValue(new DOMException('no picture'));
  expect(await shrinkPhoto(photo)).toBe(photo);
  browser(4_000, 3_000, 100);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(await shrinkPhoto(photo)).toBe(photo);
});
