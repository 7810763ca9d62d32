const FIRST = 0x80;
/** Characters 128 to 159 of Windows-1252, which Node decodes as Latin-1. */
export const WINDOWS_C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const latin1 = Array.from({ length: 128 }, (_, index) => String.fromCharCode(FIRST + index)).join('');

/** Bytes of the characters that a code page shows for 128 to 255. */
const bytesOf = (characters: string): ReadonlyMap<string, number> =>
  new Map([...characters].map((character, index) => [character, FIRST + index]));
const windows = bytesOf(WINDOWS_C1 + latin1.slice(WINDOWS_C1.length));
const macintosh = bytesOf(new TextDecoder('macintosh').decode(Buffer.from(latin1, 'latin1')));

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 that was read in a code page, read again; the text itself when it cannot have been that. */
const reread = (text: string, bytes: ReadonlyMap<string, number>): string => {
  // Of Latin-1, characters 128 to 159 are their own bytes.
  const byteOf = (character: string) => bytes.get(character) ?? character.charCodeAt(0);
  const values = [...text].map(byteOf);
  if (values.some((value) => value > 255)) return text;
  try {
    return utf8.decode(Uint8Array.from(values));
  } catch {
    return text;
  }
};

const classOf = (bytes: ReadonlyMap<string, number>, from: number, to: number) =>
  [...bytes].flatMap(([character, byte]) => (byte >= from && byte <= to ? [character] : [])).join('');

const inWindows = `[${classOf(windows, 0x80, 0xbf)}\u0080-\u009f]`;
const inMacintosh = `[${classOf(macintosh, 0x80, 0xbf).replace(/[\]\\^-]/g, '\\$&')}]`;

/**
 * Groups of characters that no language writes, and longer rows of misread characters behind them: 'Ã©',
 * 'â€™', 'ðŸ˜€', 'Å¡'. Behind a capital a pair may be meant ('AMANHÃ»').
 */
const MISREAD_WINDOWS = [
  `[ÂÃâãð](?:${inWindows}|[\\u00c2-\\u00f4]${inWindows}){1,400}`,
  `(?:[ÂÃ]${inWindows}|[ÄÅ]${inWindows}(?=\\p{Ll})|[âã]${inWindows}{2}|ð${inWindows}{3})`,
].map((pattern) => new RegExp(`(?:(?<!\\p{Lu})|(?=â€|ðŸ|Ã[^»\\s]{1,7}\\p{Ll}))${pattern}`, 'gu'));
const MISREAD_MACINTOSH = new RegExp(`‚Ä${inMacintosh}|(?<=\\p{L})[√¬]${inMacintosh}(?!\\d)`, 'gu');

/** An encoding may be misread twice. */
const MAX_TIMES = 3;

const withEncoding = (text: string): string => {
  let read = text;
  for (let time = 0; time < MAX_TIMES; time += 1) {
    const before = read;
    for (const pattern of MISREAD_WINDOWS) read = read.replace(pattern, (found) => reread(found, windows));
    read = read.replace(MISREAD_MACINTOSH, (found) => reread(found, macintosh));
    if (read === before) break;
  }
  read = read.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_C1[control.charCodeAt(0) - FIRST] ?? '');
  // Byte 9D, the last of a closing quotation mark, is no character of the code page, and was lost.
  return /“[^“”]*â€(?![\p{L}\p{Sc}\p{P}])/u.test(read)
    ? read.replace(/â€(?![\p{L}\p{Sc}\p{P}])/gu, '”')
    : read;
};

/** Line breaks, quotation marks and letters as programs write them in source text. */
const withEscapes = (text: string): string =>
  /[a-z]:\\/i.test(text)
    ? text
    : text
        .replace(/\\r\\n|\\[nr](?![a-z]{0,20}\\)/g, '\n')
        .replace(/\\(["'])/g, '$1')
        .replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Removes the traces of wrongly read encodings and double escapes, where only one reading is possible:
 * 'weâ€™re', '&amp;amp;', a literal '\n'.
 */
export const mended = (text: string): string => {
  const encoded = /[\u0080-\uffff]/.test(text) ? withEncoding(text) : text;
  const entities = encoded.includes('&amp;') ? encoded.replace(/&(?:amp;)+(?=#?\w{2,8};)/g, '&') : encoded;
  return entities.includes('\\') ? withEscapes(entities).toWellFormed() : entities;
};
