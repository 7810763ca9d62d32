import type { ThemeColour } from '@/lib/content';
import { alphaOf, contrast, GRAPHIC_CONTRAST, isDark, mix, opaque, readable, solid, TEXT_CONTRAST, textOn } from './colour';

const PAGE = '#ffffff';

/** What a record without styles gets. */
const defaults: Record<ThemeColour, string> = {
  main: '#1d4457', secondary: '#b4532a', third: '#f3f1ec', heading: '#12262f', paragraph: '#46545b', footer: '#0f232d',
  button: '#b4532a', buttonHover: '#97431f', scroll: '#b4532a', mobileMenu: '#12262f', overlay: 'rgba(10, 25, 32, 0.62)',
};

/** A section tint must stay light, whatever the record says: dark and strong colours are thinned with white. */
const tintOf = (third: string) => {
  if (contrast(third, '#000000') >= 15) return third;
  return mix(third, PAGE, 0.1);
};

/** The least share of `colour` over any photograph at which `text` keeps 4.5:1, as CSS writes it: a byte. */
const overlayAlpha = (colour: string, text: string, wanted: number) => {
  const worstPhoto = text === '#ffffff' ? '#ffffff' : '#000000';
  let alpha = Math.round(wanted * 255);
  while (alpha < 255 && contrast(text, mix(colour, worstPhoto, alpha / 255)) < TEXT_CONTRAST) alpha += 1;
  return alpha;
};

const withAlpha = (hex: string, alpha: number) => `${hex}${alpha.toString(16).padStart(2, '0')}`;

/**
 * The record's colours as CSS variables (tailwind.config.ts names them). A colour that is readable where it stands is
 * left as the record has it; the others keep their hue and change their lightness.
 */
export const themeVariables = (colours: Record<ThemeColour, string | null>): Record<`--${string}`, string> => {
  const of = (name: ThemeColour) => opaque(colours[name] ?? defaults[name]);
  const main = of('main');
  const tint = tintOf(of('third'));
  const light = [PAGE, tint];
  const footer = of('footer');
  const button = of('button');
  const hover = of('buttonHover');
  const overlay = solid(colours.overlay ?? defaults.overlay);
  const onOverlay = isDark(overlay) ? '#ffffff' : '#000000';
  const alpha = overlayAlpha(overlay, onOverlay, alphaOf(colours.overlay ?? defaults.overlay));
  return {
    '--page': PAGE,
    '--tint': tint,
    '--line': mix(of('heading'), tint, 0.14),
    '--main': main,
    '--on-main': textOn(main),
    '--main-ink': readable(main, light, TEXT_CONTRAST),
    '--secondary': of('secondary'),
    '--secondary-ink': readable(of('secondary'), light, TEXT_CONTRAST),
    '--heading': readable(of('heading'), light, TEXT_CONTRAST),
    '--paragraph': readable(of('paragraph'), light, TEXT_CONTRAST),
    '--footer': footer,
    '--on-footer': textOn(footer),
    '--accent-on-footer': readable(of('secondary'), [footer], TEXT_CONTRAST),
    '--accent-on-main': readable(of('secondary'), [main], TEXT_CONTRAST),
    '--button': button,
    '--on-button': textOn(button),
    '--button-edge': readable(button, light, GRAPHIC_CONTRAST),
    '--button-hover': hover,
    '--on-button-hover': textOn(hover),
    '--scroll': readable(of('scroll'), light, GRAPHIC_CONTRAST),
    '--mobile-menu': readable(of('mobileMenu'), light, GRAPHIC_CONTRAST),
    '--overlay': withAlpha(overlay, alpha),
    '--overlay-solid': overlay,
    '--on-overlay': onOverlay,
    '--control': readable(mix(of('paragraph'), PAGE, 0.6), light, GRAPHIC_CONTRAST),
  };
};
