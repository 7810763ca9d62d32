const ACCENTS = /[\u0300-\u036f]/g;

/** Lower case, without accents and line ends: what the phrases are written for. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
