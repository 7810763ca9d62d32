import { graphOf } from './flight-graph.mjs';
import { inlineScripts } from './inline-scripts.mjs';
import { splitAtReadings, withoutStaticParts } from './static-parts.mjs';

/**
 * A row of React's Flight format: one line, or a text after its length in bytes (`2:T1f,...`).
 * @typedef {{ id: string, isText: boolean, content: string }} Row
 */

const COLON = 58;
const COMMA = 44;
const NEWLINE = 10;
const TEXT = 'T'.charCodeAt(0);

/** JSON, a module, a hint, or a part of an iterable. Other kinds of rows have other ends, or mean errors. */
const LINE = /^(?:[[{"\d-]|true|false|null|I\[|H[A-Z]|[CXx])/;

/** @param {Buffer} bytes @throws Error for a row of an unknown kind */
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

/** Empties the visitor's path (`c`) and query (`q`), which the router reads from the URL. @param {Row} row */
const withoutAddress = (row) => {
  if (row.id !== '0') return row;
  const root = JSON.parse(row.content);
  if (!Array.isArray(root?.c) || typeof root.q !== 'string')
    throw new Error(`unknown address in the Flight data: ${row.content.slice(0, 80)}`);
  return { ...row, content: JSON.stringify({ ...root, c: ['', ''], q: '' }) };
};

const SCRIPT_TEXTS = inlineScripts.map((text) => `{"__html":${JSON.stringify(text)}}`);

/**
 * Removes rows that the HTML holds too and React does not compare: preload hints, inline scripts, JSON-LD.
 * @param {Row} row @returns {Row[]}
 */
const withoutRepeats = (row) => {
  const { id, isText, content } = row;
  if (id === '' && content.startsWith('HL')) return [];
  if (isText) return [content.startsWith('{"@context":') ? { id, isText: false, content: '""' } : row];
  return [
    { ...row, content: SCRIPT_TEXTS.reduce((rest, text) => rest.replaceAll(text, '{"__html":""}'), content) },
  ];
};

/** Strings that start with one `$`: in texts of a record React doubles it, and JSON escapes their quotes. */
const SPECIAL = /(?<=^|[[,:{])"\$(?!\$)((?:[^"\\]|\\.)*)"/g;
/** "$5", "$L5", "$5:props:children" */
const REFERENCE = /^([BHKLQWhiw@]?)([0-9a-f]+)(?=:|$)/;
/** An element, undefined, NaN or Infinity, a symbol, a date, a bigint */
const CONSTANT = /^(?:|undefined|NaN|-?Infinity|-0|S.*|D.*|n-?\d+)$/;

/** @param {readonly Row[]} rows */
const rowsById = (rows) => {
  /** @type {Map<string, Row[]>} */
  const rowsOfId = new Map();
  for (const row of rows) rowsOfId.set(row.id, [...(rowsOfId.get(row.id) ?? []), row]);
  return rowsOfId;
};

/**
 * Ids that rows refer to: `seen` in the order of discovery, `order` with each id after the ids that it needs.
 * @param {ReadonlyMap<string, Row[]>} rowsOfId @param {Iterable<string>} from
 */
const idsFrom = (rowsOfId, from) => {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const order = [];
  /** @param {string} id */
  const visit = (id) => {
    if (seen.has(id) || !rowsOfId.has(id)) return;
    seen.add(id);
    for (const { isText, content } of rowsOfId.get(id) ?? [])
      for (const [, special = ''] of isText ? [] : content.matchAll(SPECIAL))
        visit(REFERENCE.exec(special)?.[2] ?? '');
    order.push(id);
  };
  for (const id of from) visit(id);
  return { seen, order };
};

/**
 * Without the rows that `rows` needed and `changed` no longer needs.
 * @param {readonly Row[]} rows @param {readonly Row[]} changed
 */
const withoutUnneeded = (rows, changed) => {
  const [before, after] = [rows, changed].map((some) => idsFrom(rowsById(some), ['0']).seen);
  return changed.filter(({ id }) => after?.has(id) || !before?.has(id));
};

/**
 * Writes elements and objects in the places that need them. The order in which values become ready decides
 * which values React writes into rows of their own, and which of two places has the path to a shared object.
 * @param {readonly Row[]} rows @returns {Row[]} with references to such values only in circles
 */
const writtenInPlace = (rows) => {
  const { values, followed } = graphOf(rows);
  /** @type {Map<string, unknown>} */
  const written = new Map();
  const inPlaces = new Set();

  /** @param {unknown} value @param {readonly string[]} within where it stands @returns {unknown} */
  const inPlace = (value, within) => {
    if (Array.isArray(value)) return value.map((part) => inPlace(part, within));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inPlace(part, within)]));
    const reference = followed(value);
    if (!reference) return value;
    const { kind, row, path, target } = reference;
    const place = `${row}:${path}`;
    const isWritten = /^L?$/.test(kind) && typeof target === 'object' && target !== null;
    if (!isWritten || within.includes(place)) {
      writeRow(row);
      return value;
    }
    inPlaces.add(row);
    return inPlace(target, [...within, place]);
  };
  /** @param {string} id */
  const writeRow = (id) => {
    if (written.has(id) || !values.has(id)) return;
    written.set(id, null);
    written.set(id, inPlace(values.get(id), [`${id}:`]));
  };
  writeRow('0');
  for (const { id } of rows) if (!inPlaces.has(id)) writeRow(id);
  return rows
    .filter(({ id }) => written.has(id) || !inPlaces.has(id))
    .map((row) =>
      row.isText || !written.has(row.id) ? row : { ...row, content: JSON.stringify(written.get(row.id)) },
    );
};

/**
 * Numbers and orders rows by their references, because React writes them as they become ready.
 * @param {readonly Row[]} rows @returns {Row[]} with their ids in `content`
 */
const inFixedOrder = (rows) => {
  const rowsOfId = rowsById(rows);
  const { seen, order } = idsFrom(rowsOfId, ['0', ...rowsOfId.keys()].filter(Boolean));
  const newIds = new Map([...seen].map((id, index) => [id, index.toString(16)]));

  /** @param {string} found @param {string} special */
  const renumbered = (found, special) => {
    const [start = '', kind = '', id = ''] = REFERENCE.exec(special) ?? [];
    if (start === '' && !CONSTANT.test(special))
      throw new Error(`unknown value in the Flight data: ${found}`);
    return newIds.has(id) && start ? `"$${kind}${newIds.get(id)}${special.slice(start.length)}"` : found;
  };
  // Hints have an empty id.
  return ['', ...order]
    .flatMap((id) => rowsOfId.get(id) ?? [])
    .map((row) => {
      const { id, isText, content } = row;
      const rest = isText
        ? `T${Buffer.byteLength(content).toString(16)},${content}`
        : `${content.replace(SPECIAL, renumbered)}\n`;
      return { ...row, content: `${newIds.get(id) ?? ''}:${rest}` };
    });
};

/** @param {Buffer} bytes */
const canonicalRows = (bytes) => {
  const rows = rowsOf(bytes).map(withoutAddress);
  if (!rows.some(({ id }) => id === '0')) throw new Error('no first row in the Flight data');
  return writtenInPlace(rows);
};

/** The same bytes for all visitors and renders. @param {Buffer} bytes @throws Error for an unknown form */
export const canonicalFlight = (bytes) =>
  inFixedOrder(canonicalRows(bytes))
    .map(({ content }) => content)
    .join('');

/**
 * Flight data for the HTML of a page, without the content that this HTML holds.
 * @param {Buffer} bytes @param {string} html
 * @returns {string[]} data, the id of the element whose content follows as a JSON string, data, and so on
 * @throws Error as `canonicalFlight`
 */
export const flightInHtml = (bytes, html) => {
  const all = canonicalRows(bytes).flatMap(withoutRepeats);
  const rows = withoutUnneeded(all, withoutStaticParts(all, html));
  const parts = [''];
  for (const { isText, content } of inFixedOrder(rows)) {
    const [start = '', ...more] = isText ? [content] : splitAtReadings(content);
    parts.push(parts.pop() + start, ...more);
  }
  return parts;
};
