import type { Site, ThemeColour } from '@/lib/content/record/site';
import type { LookName } from './looks';
import type { WireRecord } from '@/lib/content/record/wire-record';
import { accentOf, opaque, shadeOf } from '@/lib/platform/colour';
import { toColours } from '@/lib/content/settings/to-settings';

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

/**
 * A record that names a look but not all colours gets the rest from its main colour; one that names no look
 * keeps the colours of every site without styles.
 */
export const toLook = ({ options, styles }: WireRecord): Pick<Site, 'look' | 'colours'> => {
  const colours = toColours(styles);
  const look = options?.look;
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
