import type { WireOf } from '@/lib/content/fields/field';
import { contrast, GRAPHIC_CONTRAST, mix, opaque, shadeOf } from '@/lib/platform/colour';
import type { styles as wireStyles } from './look-fields';
import { colourFields, mapColours, type Colours, type LookName, type ThemeColour } from './looks';

type WireStyles = WireOf<typeof wireStyles>;

/** Of a business that names no colour: a main colour, and an accent on which white can be read. */
const houseColours: Record<LookName, { main: string; accent: string }> = {
  classic: { main: '#1d4457', accent: '#b8404b' },
  journal: { main: '#3a2f4f', accent: '#b4480f' },
  poster: { main: '#0b3d34', accent: '#ca3a0f' },
  studio: { main: '#244a8f', accent: '#b94136' },
};

const inkOf = (main: string) => shadeOf(main, { lightness: 0.25, chroma: 0.04 });

/**
 * The accent of a business that names one colour: that colour, or near-black when it is too pale for buttons.
 */
const accentOfOneColour = (main: string) =>
  contrast(opaque(main), '#ffffff') >= GRAPHIC_CONTRAST ? main : inkOf(main);

/** Warm, with a little of the brand; of a pale brand its own tint. */
const paperOf = (main: string) =>
  contrast(opaque(main), '#ffffff') < 2
    ? shadeOf(main, { lightness: 0.97, chroma: 0.036 })
    : mix(opaque(main), '#fcf8f0', 0.04);

const paletteOf = (look: LookName, main: string, accent: string): Record<ThemeColour, string> => ({
  main,
  secondary: accent,
  third: look === 'journal' ? paperOf(main) : shadeOf(main, { lightness: 0.965, chroma: 0.014 }),
  heading: inkOf(main),
  paragraph: shadeOf(main, { lightness: 0.42, chroma: 0.025 }),
  footer: shadeOf(main, { lightness: 0.22, chroma: 0.045 }),
  button: accent,
  buttonHover: shadeOf(accent, { lightness: 0.42, chroma: 0.2 }),
  scroll: accent,
  mobileMenu: inkOf(main),
  overlay: `${shadeOf(main, { lightness: 0.19, chroma: 0.035 })}a0`,
});

/**
 * A record that names a look but not all colours gets the rest from its main colour; one that names no look
 * keeps the colours of every site without styles.
 */
export const toLook = (
  look: LookName | null | undefined,
  styles: WireStyles,
): { look: LookName; colours: Colours } => {
  const colours: Colours = mapColours((colour) => styles?.[colourFields[colour]] ?? null);
  if (!look) return { look: 'classic', colours };
  const house = houseColours[look];
  const { main, secondary, button } = colours;
  // All accents have one shade: the buttons' colour, else the colour of the small headings.
  const accent = button ?? secondary ?? (main ? accentOfOneColour(main) : house.accent);
  const given = Object.entries(colours).filter(([, colour]) => colour !== null);
  return { look, colours: { ...paletteOf(look, main ?? house.main, accent), ...Object.fromEntries(given) } };
};
