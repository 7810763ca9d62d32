import type { Rules } from './rule';

export const pictureRules: Rules = {
  'picture-unencrypted': ({ pictures }) =>
    pictures.filter(({ value }) => /^http:/i.test(value)).map(({ path }) => ({ field: path })),
  'no-logo': ({ site }) => site.logo === null,
  'no-pictures': ({ site }) => site.stock.length + site.gallery.length === 0,
  'same-before-after': ({ site }) => site.beforeAfter.some(({ before, after }) => before === after),
};
