import heic from 'heic-decode';

/** Draws an iPhone's photo for browsers that cannot: a worker of an own file may run WebAssembly. */
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const images = await heic.all({ buffer: new Uint8Array(data) }).catch(() => null);
  const first = await images?.[0]?.decode().catch(() => null);
  postMessage(first ? new ImageData(new Uint8ClampedArray(first.data), first.width, first.height) : null);
});
