/** A name that can be compared: without capitals, accents and dots. */
export const spelling = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');
