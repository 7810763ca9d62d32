import { rowsOf } from './flight.mjs';

/**
 * References to other rows in React's Flight format: "$5", "$L5", "$5:props:children". Texts of a record
 * cannot match: React writes their first `$` twice, and JSON escapes their quotes.
 */
const REFERENCE = /(?<=^|[[,:{])"\$([BHKLQWhiw@]?)([0-9a-f]+)(?=[":])/g;

/**
 * Numbers and orders the rows by their references, each row after those that it needs: React numbers and
 * writes them as they become ready, so that the same page would have other bytes each time.
 * @param {Buffer} bytes
 */
export const inFixedOrder = (bytes) => {
  /** @type {Map<string, { bytes: Buffer, text: string | null }[]>} */
  const rows = new Map();
  for (const { id, start, end, isSized } of rowsOf(bytes)) {
    const row = bytes.subarray(start, end);
    rows.set(id, [...(rows.get(id) ?? []), { bytes: row, text: isSized ? null : row.toString('utf8') }]);
  }
  /** @type {Map<string, string>} */
  const newIds = new Map([['', '']]);
  /** @type {string[]} */
  const order = rows.has('') ? [''] : [];
  /** @param {string} id */
  const visit = (id) => {
    if (newIds.has(id) || !rows.has(id)) return;
    newIds.set(id, (newIds.size - 1).toString(16));
    for (const { text } of rows.get(id) ?? [])
      for (const [, , reference = ''] of text?.matchAll(REFERENCE) ?? []) visit(reference);
    order.push(id);
  };
  for (const id of ['0', ...rows.keys()]) visit(id);

  /** @param {string} text */
  const renumbered = (text) =>
    text.replace(REFERENCE, (found, kind, id) => (newIds.has(id) ? `"$${kind}${newIds.get(id)}` : found));
  return Buffer.concat(
    order.flatMap((id) =>
      (rows.get(id) ?? []).flatMap((row) => [
        Buffer.from(`${newIds.get(id)}:`),
        row.text === null ? row.bytes : Buffer.from(`${renumbered(row.text)}\n`),
      ]),
    ),
  );
};
