const MAX_EDGE = 2560;
/** A file below this size that is not too wide is sent as it is. */
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.86;
const kept = ['image/gif', 'image/svg+xml'];

/** An iPhone's photo outside of Safari; null for other files, and for unreadable ones. */
const fromHeic = async (file: File): Promise<ImageBitmap | null> => {
  if (!/hei[cf]$/i.test(file.type || file.name)) return null;
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url));
  const drawn = new Promise<ImageData | null>((done) => {
    worker.onmessage = ({ data }: MessageEvent<ImageData | null>) => done(data);
    worker.onerror = () => done(null);
  });
  worker.postMessage(await file.arrayBuffer());
  const pixels = await drawn;
  worker.terminate();
  return pixels && createImageBitmap(pixels);
};

/**
 * A picture for the upload: one that can be drawn here becomes at most 2,560 pixels wide and high, a photo as
 * JPEG. Others are sent unchanged: the server reads them.
 */
export const toSend = async (file: File): Promise<Blob> => {
  if (kept.includes(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    fromHeic(file),
  );
  if (!bitmap) return file;
  const { width, height } = bitmap;
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height));
  const isKnown = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(file.type);
  if (scale === 1 && isKnown && file.size <= SMALL_BYTES) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A logo may be transparent, which JPEG is not.
  const type = ['image/png', 'image/webp'].includes(file.type) ? 'image/webp' : 'image/jpeg';
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  return drawn && (scale < 1 || !isKnown || drawn.size < file.size) ? drawn : file;
};
