/**
 * An element with an id in which no island stands.
 * @typedef {{ id: string, props: Record<string, unknown>, content: Set<unknown> }} Part
 * @typedef {import('./flight.mjs').Row} Row
 * @typedef {['$', string, unknown, Record<string, unknown>]} Element
 */

/** Elements that React moves into the head, or would run when it adds them. */
const NOT_IN_PLACE = /^(?:script|style|link|meta|title|base|html|head|body)$/;
/** A row, or a value in one: "$5", "$L5", "$5:props:children". Other letters: a map, a promise, ... */
const REFERENCE = /^\$([BHKLQWhiw@]?)([0-9a-f]+)(?::(.+))?$/;
/** In characters: to read a shorter text from the document takes more bytes than it saves. */
const MIN_SIZE = 120;
/** Precedes the id of an element in `__html`. */
const FROM_DOCUMENT = '@document:';
/** No text of a record: JSON escapes their quotes. */
const READINGS = new RegExp(`(?<="__html":)"${FROM_DOCUMENT}([\\w-]+)"`);

/** @param {unknown} value @returns {value is Element} */
const isElement = (value) => Array.isArray(value) && value[0] === '$' && value.length === 4;

/** @param {unknown} value @returns {unknown[]} */
const partsOf = (value) => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** The names that lead through an element in React's paths. */
const FIELDS = ['', 'type', 'key', 'props'];

/** @param {readonly Row[]} rows */
const graphOf = (rows) => {
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

/** @typedef {ReturnType<typeof graphOf>} Graph */

/**
 * A large value's objects when all are plain elements and texts, else null.
 * @param {Graph} graph @param {unknown} value
 */
const staticContent = ({ followed }, value) => {
  const content = new Set();
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
    if (content.has(part)) return true;
    if (typeof part === 'object' && part !== null) content.add(part);
    if (!isElement(part)) return partsOf(part).every(isStatic);
    const [, type, , props] = part;
    const isPlain = /^[a-z]/.test(type) && !NOT_IN_PLACE.test(type);
    return (isPlain || followed(type)?.target === '$Sreact.fragment') && isStatic(props);
  };
  return isStatic(value) && size > MIN_SIZE ? content : null;
};

/**
 * Visits all that browsers need of a page, without the content of `parts`.
 * @param {Graph} graph @param {readonly Part[]} parts @param {(value: unknown) => void} visit
 */
const walk = ({ values, followed }, parts, visit) => {
  /** @type {Set<unknown>} */
  const seen = new Set(parts.map(({ props }) => props.children));
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
  walk(graph, [], (value) => {
    if (!isElement(value)) return;
    const [, , , props] = value;
    const { id, children } = props;
    if (typeof id !== 'string' || !/^[a-z][\w-]*$/.test(id)) return;
    // When an id occurs twice, the element that the document shows is unknown.
    const isOne = !found.has(id) && ids.get(id) === 1;
    const content = isOne ? staticContent(graph, children) : null;
    found.set(id, content && { id, props, content });
  });
  return [...found.values()].filter((part) => part !== null);
};

/**
 * Drops parts that hold an object which another place needs: React writes it once, then the path to it. Drops
 * all when a path leads nowhere known. @param {Graph} graph @param {Part[]} parts @returns {Part[]}
 */
const withoutShared = (graph, parts) => {
  const needed = new Set();
  walk(graph, parts, (value) => {
    const reference = graph.followed(value);
    if (reference?.path) needed.add(reference.target);
  });
  if (needed.has(undefined)) return [];
  const rest = parts.filter(({ content }) => ![...content].some((part) => needed.has(part)));
  return rest.length === parts.length ? parts : withoutShared(graph, rest);
};

/**
 * Lets static parts be read from the document: React does not compare `dangerouslySetInnerHTML` while it
 * hydrates, and needs it only to show the page again. @param {readonly Row[]} rows
 * @param {string} html of the page, as far as it has arrived when the data is read
 * @returns {Row[]} also those that nothing needs any more
 */
export const withoutStaticParts = (rows, html) => {
  const graph = graphOf(rows);
  const parts = withoutShared(graph, staticParts(graph, html));
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
