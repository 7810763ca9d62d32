import colours from '@/lib/content/look/colours.json' with { type: 'json' };
import { colourFields, mapColours, themeColours, type ThemeColour } from '@/lib/content/look/looks';
import {
  alphaOf,
  contrast,
  difference,
  GRAPHIC_CONTRAST,
  isDark,
  labelOn,
  mix,
  opaque,
  readable,
  solid,
  TEXT_CONTRAST,
  textOn,
} from '@/lib/platform/colour';

/** The colours that a record has where it names none. */
export const defaultColours = mapColours((colour) => colours[colourFields[colour]].usual);

const PAGE = '#ffffff';

/** The record's tint if every text is readable on it, else mixed with white. */
const tintOf = (third: string, inks: readonly string[]) => {
  if (contrast(third, '#000000') >= 15) return third;
  const canBeRead = (ink: string) =>
    contrast(ink, third) >= TEXT_CONTRAST || contrast(ink, PAGE) < TEXT_CONTRAST;
  return !isDark(third) && inks.every(canBeRead) ? third : mix(third, PAGE, 0.1);
};

/** A surface mixed with as much of its text colour as keeps the text readable. */
const glowOf = (surface: string, text: string) => {
  const shares = [0.22, 0.18, 0.14, 0.1, 0.06, 0.02];
  return (
    shares.map((share) => mix(text, surface, share)).find((glow) => contrast(text, glow) >= TEXT_CONTRAST) ??
    surface
  );
};

/** The least opacity over any photograph at which `text` keeps 4.5:1, as a CSS byte. */
const overlayAlpha = (colour: string, text: string, wanted: number) => {
  const worstPhoto = text === '#ffffff' ? '#ffffff' : '#000000';
  const fits = (alpha: number) => contrast(text, mix(colour, worstPhoto, alpha / 255)) >= TEXT_CONTRAST;
  let least = Math.round(wanted * 255);
  let most = fits(least) ? least : 255;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
};

const withAlpha = (hex: string, alpha: number) => `${hex}${alpha.toString(16).padStart(2, '0')}`;

export const mainColour = ({ main }: Pick<Record<ThemeColour, string | null>, 'main'>): string =>
  opaque(main ?? defaultColours.main);

/** Below this contrast, darkening a colour makes it another colour: yellow becomes olive. */
const SAME_COLOUR = 2;
/** Whether the main colour is too pale for white paper to be seen on it (data-pale). */
export const isPale = (colours: Pick<Record<ThemeColour, string | null>, 'main'>): boolean =>
  contrast(mainColour(colours), PAGE) < SAME_COLOUR;
/** Below this contrast a button is not seen on a surface. */
const SEEN_CONTRAST = 1.5;
/** Below this difference two colours are shades of one. */
const SAME_HUE = 25;
/** Whether buttons have the main colour too, and are not seen beside a field of it (data-one-colour). */
export const isOneColour = (colours: Pick<Record<ThemeColour, string | null>, 'main' | 'button'>): boolean =>
  difference(opaque(colours.button ?? defaultColours.button), mainColour(colours)) < SAME_HUE;

/** Unreadable colours keep their hue and are made darker; pale colours are replaced by the headings'. */
export const themeVariables = (
  colours: Record<ThemeColour, string | null>,
): Record<`--${string}`, string> => {
  const of = (name: ThemeColour) => opaque(colours[name] ?? defaultColours[name]);
  const main = of('main');
  const tint = tintOf(of('third'), [main, of('secondary'), of('heading'), of('paragraph')]);
  const light = [PAGE, tint];
  const heading = readable(of('heading'), light, TEXT_CONTRAST);
  // One dark ink on a page: a pale brand's buttons and drawings have that of headings.
  const onMain = isPale(colours) && contrast(heading, main) >= TEXT_CONTRAST ? heading : textOn(main);
  const inkOf = (colour: string, ratio: number = TEXT_CONTRAST) =>
    contrast(colour, PAGE) < SAME_COLOUR ? heading : readable(colour, light, ratio);
  const accentOn = (surface: string) =>
    contrast(of('secondary'), surface) < SAME_COLOUR
      ? textOn(surface)
      : readable(of('secondary'), [surface], TEXT_CONTRAST);
  const footer = of('footer');
  const button = of('button');
  const hover = of('buttonHover');
  const mainInk = inkOf(main);
  const isSeenOn = (surface: string) =>
    contrast(button, surface) >= SEEN_CONTRAST && difference(button, surface) >= SAME_HUE;
  const overlay = solid(colours.overlay ?? defaultColours.overlay);
  const onOverlay = isDark(overlay) ? '#ffffff' : '#000000';
  const alpha = overlayAlpha(overlay, onOverlay, alphaOf(colours.overlay ?? defaultColours.overlay));
  return {
    '--page': PAGE,
    '--tint': tint,
    '--line': mix(of('heading'), tint, 0.14),
    '--main': main,
    '--on-main': onMain,
    '--glow': glowOf(main, onMain),
    '--main-ink': mainInk,
    '--main-button': isSeenOn(main) ? button : PAGE,
    '--on-main-button': isSeenOn(main) ? labelOn(button) : mainInk,
    '--secondary': of('secondary'),
    '--secondary-ink': inkOf(of('secondary')),
    '--heading': heading,
    '--paragraph': readable(of('paragraph'), light, TEXT_CONTRAST),
    '--footer': footer,
    '--on-footer': textOn(footer),
    '--accent-on-footer': accentOn(footer),
    '--accent-on-main': accentOn(main),
    '--button': button,
    '--on-button': labelOn(button),
    '--button-edge': inkOf(button, GRAPHIC_CONTRAST),
    '--button-hover': hover,
    '--on-button-hover': labelOn(hover),
    '--scroll': inkOf(of('scroll'), GRAPHIC_CONTRAST),
    '--mobile-menu': readable(of('mobileMenu'), light, GRAPHIC_CONTRAST),
    '--overlay': withAlpha(overlay, alpha),
    '--overlay-solid': overlay,
    '--on-overlay': onOverlay,
    '--control': readable(mix(of('paragraph'), PAGE, 0.6), light, GRAPHIC_CONTRAST),
  };
};

/** The CSS variable in which each colour is shown: of a text, or of the background of texts. */
const places: Record<ThemeColour, `--${string}`> = {
  main: '--main-ink',
  secondary: '--secondary-ink',
  third: '--tint',
  heading: '--heading',
  paragraph: '--paragraph',
  footer: '--footer',
  button: '--button',
  buttonHover: '--button-hover',
  scroll: '--scroll',
  mobileMenu: '--mobile-menu',
  overlay: '--overlay-solid',
};

/** The colours that a site shows, by their fields in `styles`. */
export const shownColours = (colours: Record<ThemeColour, string | null>): Record<string, string> => {
  const used = themeVariables(colours);
  return Object.fromEntries(themeColours.map((colour) => [colourFields[colour], used[places[colour]] ?? '']));
};
