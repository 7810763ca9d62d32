// Small enough to travel with the palette: lib/theme's colour library is for the server.

/** A channel's light, from its two hex digits (WCAG 2.2, relative luminance). */
const light = (digits: string) => {
  const share = parseInt(digits, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * light(hex.slice(1, 3)) + 0.7152 * light(hex.slice(3, 5)) + 0.0722 * light(hex.slice(5, 7));

/** Black or white, whichever is easier to read on #rrggbb: the better of the two always has 4.5:1. */
export const textOn = (hex: string): '#000000' | '#ffffff' =>
  (luminance(hex) + 0.05) ** 2 > 1.05 * 0.05 ? '#000000' : '#ffffff';
