import { inlineScripts } from './inline-scripts.mjs';

/** Rows with these tags start with a length in bytes (React's Flight format); others end at a line break. */
const SIZED_TAGS = new Set('TAOobUSsLlGgMmV');

const COLON = 58;
const COMMA = 44;
const NEWLINE = 10;

/**
 * @param {Buffer} bytes
 * @returns {Generator<{ id: string, from: number, start: number, end: number, next: number, isSized: boolean
 * }>} `start`: after the colon
 */
export function* rowsOf(bytes) {
  for (let position = 0; position < bytes.length;) {
    const colon = bytes.indexOf(COLON, position);
    if (colon < 0) return;
    const id = bytes.toString('latin1', position, colon);
    const start = colon + 1;
    const comma = SIZED_TAGS.has(String.fromCharCode(bytes[start] ?? 0)) ? bytes.indexOf(COMMA, start) : -1;
    const size = comma < 0 ? NaN : Number.parseInt(bytes.toString('latin1', start + 1, comma), 16);
    const isSized = !Number.isNaN(size);
    const newline = bytes.indexOf(NEWLINE, start);
    const endOfLine = newline < 0 ? bytes.length : newline;
    const end = isSized ? comma + 1 + size : endOfLine;
    const next = isSized ? end : end + 1;
    yield { id, from: position, start, end, next, isSized };
    position = next;
  }
}

/**
 * Empties the visitor's path (`c`) and query (`q`) in the first row; Next's router reads them from the URL.
 * @param {Buffer} bytes
 * @returns {Buffer | null} null without such a row: Next's format has changed
 */
export const withoutAddress = (bytes) => {
  for (const { id, start, end } of rowsOf(bytes)) {
    if (id !== '0') continue;
    const root = JSON.parse(bytes.toString('utf8', start, end));
    if (!Array.isArray(root?.c) || typeof root.q !== 'string') return null;
    return Buffer.concat([
      bytes.subarray(0, start),
      Buffer.from(JSON.stringify({ ...root, c: ['', ''], q: '' })),
      bytes.subarray(end),
    ]);
  }
  return null;
};

const DATA_BLOCK = /^T[0-9a-f]+,\{"@context":/;
const SCRIPT_TEXTS = inlineScripts.map((text) => `{"__html":${JSON.stringify(text)}}`);

/** @param {string} row */
const withoutScriptTexts = (row) =>
  SCRIPT_TEXTS.reduce((rest, text) => rest.replaceAll(text, '{"__html":""}'), row);

/**
 * Removes what the HTML holds as well and React does not compare: preload hints, and the texts of inline
 * scripts and JSON-LD, which do nothing when React adds them later.
 * @param {Buffer} bytes
 */
export const withoutRepeats = (bytes) => {
  const rows = [];
  for (const { id, from, start, next } of rowsOf(bytes)) {
    const row = bytes.toString('utf8', start, next);
    if (id === '' && row.startsWith('HL')) continue;
    if (DATA_BLOCK.test(row)) rows.push(Buffer.from(`${id}:""\n`));
    else if (row.startsWith('[')) rows.push(Buffer.from(`${id}:${withoutScriptTexts(row)}`));
    else rows.push(bytes.subarray(from, next));
  }
  return Buffer.concat(rows);
};
