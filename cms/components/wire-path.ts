/**
 * `dbServices.0.description.1.text` of the form and `dbServices[0].description[1].text` of the record, as
 * one.
 */
export const plainPath = (path: string): string =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .replaceAll('__', '.')
    .replace(/\.value$/, '')
    .replace(/^(dbPrincipal\.(workdays|workHours)|options\.hours)\b.*$/, 'options.hours');

const loose = (text: unknown) =>
  String(text ?? '')
    .replace(/[\s_-]+/g, '')
    .toLowerCase();
/** Whether the site reads both as one word of a list, such as `pictureAndText` and `Picture and text`. */
export const isSameWord = (one: unknown, other: unknown): boolean => loose(one) === loose(other);
