const MAX_EDGE = 2560;
/** A file below this size that is not too wide is sent as it is. */
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.86;
const kept = ['image/gif', 'image/svg+xml'];

/**
 * A picture for the upload: one that this browser can draw becomes at most 2,560 pixels wide and high, a
 * photo as JPEG. Others, such as HEIC outside of Safari, are sent unchanged: the server reads them.
 */
export const toSend = async (file: File): Promise<Blob> => {
  if (kept.includes(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
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
