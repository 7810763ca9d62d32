import type { WireOf } from '@/lib/content/fields/field';
import { accentOf, opaque, shadeOf } from '@/lib/platform/colour';
import type { styles as wireStyles } from './look-fields';
import type { Colours, LookName, ThemeColour } from './looks';

type WireStyles = WireOf<typeof wireStyles>;

const mainColours: Record<LookName, string> = {
  classic: '#1d4457',
  journal: '#3a2f4f',
  poster: '#0f5b4a',
  studio: '#244a8f',
};

const paletteOf = (main: string): Record<ThemeColour, string> => {
  const accent = accentOf(opaque(main));
  const ink = shadeOf(main, { lightness: 0.25, chroma: 0.04 });
  return {
    main,
    secondary: accent,
    third: shadeOf(main, { lightness: 0.965, chroma: 0.01 }),
    heading: ink,
    paragraph: shadeOf(main, { lightness: 0.42, chroma: 0.025 }),
    footer: shadeOf(main, { lightness: 0.22, chroma: 0.045 }),
    button: accent,
    buttonHover: shadeOf(accent, { lightness: 0.42, chroma: 0.2 }),
    scroll: accent,
    mobileMenu: ink,
    overlay: `${shadeOf(main, { lightness: 0.19, chroma: 0.03 })}a0`,
  };
};

const toColours = (styles: WireStyles): Colours => ({
  main: styles?.mainColor ?? null,
  secondary: styles?.secondaryColor ?? null,
  third: styles?.thirdColor ?? null,
  heading: styles?.headingTextColor ?? null,
  paragraph: styles?.paragraphTextColor ?? null,
  footer: styles?.bgFooter ?? null,
  button: styles?.btn ?? null,
  buttonHover: styles?.btnHover ?? null,
  scroll: styles?.scrollColor ?? null,
  mobileMenu: styles?.iconsMenuMovil ?? null,
  overlay: styles?.overlayColor ?? null,
});

/**
 * A record that names a look but not all colours gets the rest from its main colour; one that names no look
 * keeps the colours of every site without styles.
 */
export const toLook = (
  look: LookName | null | undefined,
  styles: WireStyles,
): { look: LookName; colours: Colours } => {
  const colours = toColours(styles);
  if (!look) return { look: 'classic', colours };
  const palette = paletteOf(colours.main ?? mainColours[look]);
  const given = Object.entries(colours).filter(([, colour]) => colour !== null);
  const button = colours.button ?? colours.secondary;
  return {
    look,
    colours: {
      ...palette,
      // A button has the record's accent, even where no colour of buttons is named.
      ...(button && {
        button,
        buttonHover: shadeOf(button, { lightness: 0.42, chroma: 0.2 }),
        scroll: button,
      }),
      ...Object.fromEntries(given),
    },
  };
};
