import type { ThemeColour } from '@/lib/content/domain/site';
import { opaque } from '@/lib/platform/colour';
import { themeVariables } from '@/lib/site/theme/theme';
import type { Rules } from './rule';

/** Where each color of the record is used as text or as a background for text. */
const shownAs: [colour: ThemeColour, variable: `--${string}`, field: string][] = [
  ['main', '--main-ink', 'styles.mainColor'],
  ['secondary', '--secondary-ink', 'styles.secondaryColor'],
  ['third', '--tint', 'styles.thirdColor'],
  ['heading', '--heading', 'styles.headingTextColor'],
  ['paragraph', '--paragraph', 'styles.paragraphTextColor'],
  ['scroll', '--scroll', 'styles.scrollColor'],
  ['mobileMenu', '--mobile-menu', 'styles.iconsMenuMovil'],
];

export const pictureRules: Rules = {
  'picture-not-loaded': { error: (picture, reason) => `${picture} does not load: ${reason}.` },
  'picture-unreadable': {
    warning: (picture) => `${picture} is no picture of a known type (PNG, JPEG, WebP, AVIF, GIF or SVG).`,
  },
  'picture-heavy': {
    warning: (picture, max) => `${picture}: visitors on phones wait for it. Save it below ${max}.`,
  },
  'picture-small': {
    warning: (picture, min) =>
      `${picture}: it looks blurred where it shows. It should be at least ${min} wide.`,
  },
  'pictures-not-checked': { note: (count) => `${count} pictures were not checked: there was no time.` },
  'picture-unencrypted': {
    warning: (field) =>
      `${field} has an http:// link. Browsers ask for the picture over https, and show nothing if its host ` +
      'has no https. Write https://.',
    check: ({ pictures }) =>
      pictures.filter(({ value }) => /^http:/i.test(value)).map(({ path }) => ({ field: path })),
  },
  'no-logo': {
    note: 'There is no logo: the header shows the name as text.',
    field: 'dbPrincipal.logo',
    check: ({ site }) => site.logo === null,
  },
  'no-pictures': {
    warning:
      'There are no pictures in gallery or stock: the hero and the page headers are plain colors, and Gallery is empty.',
    field: 'gallery',
    check: ({ site }) => site.stock.length + site.gallery.length === 0,
  },
  'same-before-after': {
    warning: 'A pair of before and after is twice the same picture: the slider changes nothing.',
    field: 'beforeAfterGall',
    check: ({ site }) => site.beforeAfter.some(({ before, after }) => before === after),
  },
  'color-changed': {
    note: (colour) =>
      `${colour}, because the color that was asked for has too little contrast where it is used.`,
    field: 'styles',
    check: ({ site: { colours } }) => {
      const used = themeVariables(colours);
      return shownAs.flatMap(([colour, variable, field]) => {
        const asked = colours[colour];
        const shown = used[variable];
        if (asked === null || shown === undefined || opaque(asked) === shown) return [];
        return [{ field, shown: `${field}: asked ${asked}, shown ${shown}` }];
      });
    },
  },
};
