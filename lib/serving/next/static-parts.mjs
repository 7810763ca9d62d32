import { graphOf, hasPath, isElement } from './flight-graph.mjs';

/** @import { Row } from './flight.mjs' */

/**
 * An element with an id in which no island stands.
 * @typedef {{ id: string, props: Record<string, unknown> }} Part
 */

/** Elements that React moves into the head, or would run when it adds them. */
const NOT_IN_PLACE = /^(?:script|style|link|meta|title|base|html|head|body)$/;
/** In characters: to read a shorter text from the document takes more bytes than it saves. */
const MIN_SIZE = 120;
/** Precedes the id of an element in `__html`. */
const FROM_DOCUMENT = '@document:';
/** No text of a record matches this: JSON escapes the quotes of texts. */
const READINGS = new RegExp(`(?<="__html":)"${FROM_DOCUMENT}([\\w-]+)"`);

/** @param {unknown} value @returns {unknown[]} */
const partsOf = (value) => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** @typedef {ReturnType<typeof graphOf>} Graph */

/** Whether a value is large, and only elements and texts. @param {Graph} graph @param {unknown} value */
const isStaticContent = ({ followed }, value) => {
  let size = 0;
  /** @param {unknown} part @returns {boolean} */
  const isStatic = (part) => {
    const reference = followed(part);
    if (reference)
      return /^L?$/.test(reference.kind) && reference.target !== undefined && isStatic(reference.target);
    if (typeof part === 'string') {
      size += part.length;
      return /^(?!\$)|^\$(?:\$|undefined$)/.test(part);
    }
    if (!isElement(part)) return partsOf(part).every(isStatic);
    const [, type, , props] = part;
    const isPlain = /^[a-z]/.test(type) && !NOT_IN_PLACE.test(type);
    return (isPlain || followed(type)?.target === '$Sreact.fragment') && isStatic(props);
  };
  return isStatic(value) && size > MIN_SIZE;
};

/** Visits all that the first row leads to. @param {Graph} graph @param {(value: unknown) => void} visit */
const walk = ({ values, followed }, visit) => {
  /** @type {Set<unknown>} */
  const seen = new Set();
  /** @param {unknown} value */
  const enter = (value) => {
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return;
      seen.add(value);
    }
    visit(value);
    const reference = followed(value);
    if (reference) enter(values.get(reference.row));
    partsOf(value).forEach(enter);
  };
  enter(values.get('0'));
};

const ID = / id="([a-z][\w-]*)"/g;
const ID_IN_ROW = /"id":"([a-z][\w-]*)"/g;

/** @param {string} html @returns {Map<string, number>} how often each id stands in it */
const idsOf = (html) => {
  const counts = new Map();
  for (const [, id] of html.matchAll(ID)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** @param {Graph} graph @param {string} html */
const staticParts = (graph, html) => {
  const ids = idsOf(html);
  /** @type {Map<string, Part | null>} */
  const found = new Map();
  walk(graph, (value) => {
    if (!isElement(value)) return;
    const [, , , props] = value;
    const { id, children } = props;
    if (typeof id !== 'string' || !/^[a-z][\w-]*$/.test(id)) return;
    // When an id occurs twice, the element that the document shows is unknown.
    const isOne = !found.has(id) && ids.get(id) === 1;
    found.set(id, isOne && isStaticContent(graph, children) ? { id, props } : null);
  });
  return [...found.values()].filter((part) => part !== null);
};

/**
 * Lets static parts be read from the document: React does not compare `dangerouslySetInnerHTML` while it
 * hydrates, and needs it only to show the page again. @param {readonly Row[]} rows
 * @param {string} html of the page, as far as it has arrived when the data is read
 * @returns {Row[]} with rows that no other row needs any more
 */
export const withoutStaticParts = (rows, html) => {
  // A path that `hasPath` finds may lead through any element: no part can be taken out.
  if (rows.some(hasPath)) return [...rows];
  const graph = graphOf(rows);
  const parts = staticParts(graph, html);
  for (const { id, props } of parts) {
    delete props.children;
    props.dangerouslySetInnerHTML = { __html: FROM_DOCUMENT + id };
  }
  const ids = new Set(parts.map(({ id }) => id));
  return rows.map((row) => {
    if (row.isText || !graph.values.has(row.id)) return row;
    const isChanged = [...row.content.matchAll(ID_IN_ROW)].some(([, id = '']) => ids.has(id));
    return isChanged ? { ...row, content: JSON.stringify(graph.values.get(row.id)) } : row;
  });
};

/** @param {string} row @returns {string[]} data, the id of the element that follows in it, data, and so on */
export const splitAtReadings = (row) => row.split(READINGS);
