const MAX_SIDE = 2_000;
/** Bytes; smaller pictures are sent as they are. */
const SMALL = 500_000;

/** As JPEG; the file as it is where the browser cannot do that. */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= SMALL) return file;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What is transparent would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
};
