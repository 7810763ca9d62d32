/** @import { Row } from './flight.mjs' */

/** @typedef {['$', string, unknown, Record<string, unknown>]} Element */

/** A row, or a value in one: "$5", "$L5", "$5:props:children". Other letters: a map, a promise, ... */
const REFERENCE = /^\$([BHKLQWhiw@]?)([0-9a-f]+)(?::(.+))?$/;

/**
 * Whether a row has the path to a value. No text of a record matches: JSON escapes the quotes of texts.
 * @param {Row} row
 */
export const hasPath = ({ isText, content }) => !isText && /(?<=[,[{:])"\$[0-9a-f]+:/.test(content);

/** @param {unknown} value @returns {value is Element} */
export const isElement = (value) => Array.isArray(value) && value[0] === '$' && value.length === 4;

/** The names of an element's four parts in React's paths. */
const FIELDS = ['', 'type', 'key', 'props'];

/** The values of rows, and where references lead. @param {readonly Row[]} rows */
export const graphOf = (rows) => {
  /** The rows that are values: not modules, not iterables. @type {Map<string, unknown>} */
  const values = new Map();
  for (const { id, isText, content } of rows)
    if (isText) values.set(id, ' '.repeat(content.length));
    else if (/^(?:[[{"\d-]|true|false|null)/.test(content)) values.set(id, JSON.parse(content));

  /** @param {unknown} value @returns {{ kind: string, row: string, path: string, target: unknown } | null} */
  const followed = (value) => {
    const [found, kind = '', row = '', path = ''] =
      (typeof value === 'string' && REFERENCE.exec(value)) || [];
    if (!found) return null;
    let target = values.get(row);
    for (const name of path.split(':').filter(Boolean)) {
      target = followed(target)?.target ?? target;
      target = Object(target)[isElement(target) ? FIELDS.indexOf(name) : name];
    }
    return { kind, row, path, target };
  };
  return { values, followed };
};
