const SIZE = 32;
/** Of 255; paler colours vanish on white. */
const PALE = 220;

/** @throws DOMException for a picture of another host, whose pixels no script may read */
const isPale = (logo: HTMLImageElement): boolean => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.drawImage(logo, 0, 0, SIZE, SIZE);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  let [drawn, pale] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    drawn += 1;
    if (0.3 * red + 0.6 * green + 0.1 * blue > PALE) pale += 1;
  }
  return drawn < SIZE * SIZE && pale > drawn / 2;
};

/** Sets `data-pale-logo` on the body when most of a transparent logo would be white on white. */
export const groundPaleLogo = (): void => {
  const logo = document.querySelector<HTMLImageElement>('header img.logo');
  if (!logo) return;
  const look = async () => {
    await logo.decode();
    document.body.toggleAttribute('data-pale-logo', isPale(logo));
  };
  look().catch(() => {});
};
