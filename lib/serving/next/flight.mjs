import { inlineScripts } from './inline-scripts.mjs';

/**
 * A row of React's Flight format. A text stands after its length in bytes (`2:T1f,...`); everything else is
 * one line.
 * @typedef {{ id: string, isText: boolean, content: string }} Row
 */

const COLON = 58;
const COMMA = 44;
const NEWLINE = 10;
const TEXT = 'T'.charCodeAt(0);

/** JSON, a module, a hint, or a part of an iterable. Rows of other kinds have other ends, or mean errors. */
const LINE = /^(?:[[{"\d-]|true|false|null|I\[|H[A-Z]|[CXx])/;

/**
 * @param {Buffer} bytes
 * @throws Error for a row of an unknown kind
 */
const rowsOf = (bytes) => {
  /** @type {Row[]} */
  const rows = [];
  for (let position = 0; position < bytes.length;) {
    const start = bytes.indexOf(COLON, position) + 1;
    const id = bytes.toString('latin1', position, start - 1);
    const isText = bytes[start] === TEXT;
    const comma = isText ? bytes.indexOf(COMMA, start) : -1;
    const newline = bytes.indexOf(NEWLINE, start);
    const from = isText ? comma + 1 : start;
    const size = Number.parseInt(bytes.toString('latin1', start + 1, comma), 16);
    const lineEnd = newline < 0 ? bytes.length : newline;
    const end = isText ? from + size : lineEnd;
    const content = bytes.toString('utf8', from, end);
    if (!/^[0-9a-f]*$/.test(id) || !(isText ? end <= bytes.length : LINE.test(content)))
      throw new Error(`unknown row in the Flight data: ${bytes.toString('utf8', position, position + 80)}`);
    rows.push({ id, isText, content });
    position = isText ? end : end + 1;
  }
  return rows;
};

/**
 * Empties the visitor's path (`c`) and query (`q`), which Next's router reads from the URL.
 * @param {Row} row
 */
const withoutAddress = (row) => {
  if (row.id !== '0') return row;
  const root = JSON.parse(row.content);
  if (!Array.isArray(root?.c) || typeof root.q !== 'string')
    throw new Error(`unknown address in the Flight data: ${row.content.slice(0, 80)}`);
  return { ...row, content: JSON.stringify({ ...root, c: ['', ''], q: '' }) };
};

const SCRIPT_TEXTS = inlineScripts.map((text) => `{"__html":${JSON.stringify(text)}}`);

/**
 * Removes what the HTML holds as well and React does not compare: preload hints, and the texts of inline
 * scripts and JSON-LD, which do nothing when React adds them later.
 * @param {Row} row
 * @returns {Row[]}
 */
const withoutRepeats = (row) => {
  const { id, isText, content } = row;
  if (id === '' && content.startsWith('HL')) return [];
  if (isText) return [content.startsWith('{"@context":') ? { id, isText: false, content: '""' } : row];
  if (!content.startsWith('[')) return [row];
  return [
    { ...row, content: SCRIPT_TEXTS.reduce((rest, text) => rest.replaceAll(text, '{"__html":""}'), content) },
  ];
};

/**
 * Strings that start with `$`. Texts of a record are not among them: React writes their first `$` twice, and
 * JSON escapes their quotes.
 */
const SPECIAL = /(?<=^|[[,:{])"\$(?!\$)((?:[^"\\]|\\.)*)"/g;
/** "$5", "$L5", "$5:props:children" */
const REFERENCE = /^([BHKLQWhiw@]?)([0-9a-f]+)(?=:|$)/;
/** An element, undefined, a number that is none, a symbol, a date, a bigint */
const CONSTANT = /^(?:|undefined|NaN|-?Infinity|-0|S.*|D.*|n-?\d+)$/;

/**
 * Numbers and orders the rows by their references, each row after those that it needs: React numbers and
 * writes them as they become ready, so that the same page would have other bytes each time.
 * @param {Row[]} rows
 */
const inFixedOrder = (rows) => {
  /** @type {Map<string, Row[]>} */
  const rowsOfId = new Map();
  for (const row of rows) rowsOfId.set(row.id, [...(rowsOfId.get(row.id) ?? []), row]);
  // Hints have an empty id.
  const newIds = new Map([['', '']]);
  const order = [''];
  /** @param {string} id */
  const visit = (id) => {
    if (newIds.has(id) || !rowsOfId.has(id)) return;
    newIds.set(id, (newIds.size - 1).toString(16));
    for (const { isText, content } of rowsOfId.get(id) ?? [])
      for (const [, special = ''] of isText ? [] : content.matchAll(SPECIAL))
        visit(REFERENCE.exec(special)?.[2] ?? '');
    order.push(id);
  };
  for (const id of ['0', ...rowsOfId.keys()]) visit(id);

  /** @param {string} found @param {string} special */
  const renumbered = (found, special) => {
    const [start = '', kind = '', id = ''] = REFERENCE.exec(special) ?? [];
    if (start === '' && !CONSTANT.test(special))
      throw new Error(`unknown value in the Flight data: ${found}`);
    return newIds.has(id) && start ? `"$${kind}${newIds.get(id)}${special.slice(start.length)}"` : found;
  };
  return order
    .flatMap((id) => rowsOfId.get(id) ?? [])
    .map(({ id, isText, content }) => {
      const row = isText
        ? `T${Buffer.byteLength(content).toString(16)},${content}`
        : `${content.replace(SPECIAL, renumbered)}\n`;
      return `${newIds.get(id)}:${row}`;
    })
    .join('');
};

/**
 * A page's Flight data without the visitor's address, as the same bytes at each render.
 * @param {Buffer} bytes
 * @param {{ inHtml?: boolean }} options
 * @throws Error which names what is unknown in them: the format has changed
 */
export const canonicalFlight = (bytes, { inHtml = false } = {}) => {
  const rows = rowsOf(bytes).map(withoutAddress);
  if (!rows.some(({ id }) => id === '0')) throw new Error('no first row in the Flight data');
  return inFixedOrder(inHtml ? rows.flatMap(withoutRepeats) : rows);
};
