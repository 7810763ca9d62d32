import type { Rules } from './rule';

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
};
