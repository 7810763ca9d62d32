// WCAG 2.2's formulas, for browsers: the library of lib/platform/colour is too large for them.

const linear = (digits: string) => {
  const share = parseInt(digits, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * linear(hex.slice(1, 3)) + 0.7152 * linear(hex.slice(3, 5)) + 0.0722 * linear(hex.slice(5, 7));

/** Whichever has more contrast on #rrggbb: always 4.5:1 or more. */
export const blackOrWhiteOn = (hex: string): '#000000' | '#ffffff' =>
  (luminance(hex) + 0.05) ** 2 > 1.05 * 0.05 ? '#000000' : '#ffffff';
