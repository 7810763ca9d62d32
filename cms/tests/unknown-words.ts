/** Words that only builders of websites know: an owner reads none of them. */
const unknownWords = [
  /^(Columns|Parts|Points|Partes|Puntos|yes|no)$|\d(st|nd|rd|th|º) \d{4}\b|alt\+T/,
  /\b(Trash|Per Page|Updated At|has published version|Revert to published|Compare Versions)\b/,
  /\b(Modified only|Collapse All|Copy Row|Select a value|Reset Preferences|Toggle block)\b/,
  /\b(Blocks?|Call to action|Where it is linked|In a sentence|feed|by number|stock)\b/i,
  /^(Page id|Modified|Id de página)$|\[object|\b(bytes|image\/\w+|Bulk Upload|Autosave|Dashboard)\b/i,
  /\b(Back to Dashboard|Version Restoration|Admin Theme|Preview Sizes|Tema de Administración)\b/i,
  /\b(Unauthorized|Created At|Deleted At|ModalColores|VisitsCounter)\b/,
  /\b(Accent|Veil|Reading bar|Menu sign|Extras|Second form|Hyphens|Local|Standard)\b/,
  /\b(Basura|Contraer todo|bloques?|canal de noticias|Velo|Guiones|Acento)\b/i,
];
export const hasUnknownWord = (text: string): boolean => unknownWords.some((word) => word.test(text.trim()));
