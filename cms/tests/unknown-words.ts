/** Words that only builders of websites know: an owner reads none of them. */
const unknownWords = [
  /^(Columns|Parts|Points|Partes|Puntos)$/,
  /\b(Trash|Per Page|Updated At|has published version|Revert to published|Compare Versions)\b/,
  /\b(Modified only|Collapse All|Copy Row|Select a value|Reset Preferences|Toggle block)\b/,
  /\b(Blocks?|Call to action|Where it is linked|In a sentence|feed|by number|stock)\b/i,
  /\b(Accent|Veil|Reading bar|Menu sign|Extras|Second form|Hyphens|Local|Standard)\b/,
  /\b(Basura|Contraer todo|bloques?|canal de noticias|Velo|Guiones|Acento)\b/i,
];
export const hasUnknownWord = (text: string): boolean => unknownWords.some((word) => word.test(text.trim()));
