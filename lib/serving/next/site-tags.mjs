// Tags and ages of pages on the monotonic clock, as Next reads ages: by the wall clock, set forward by an
// hour, pages would stay fresh an hour too long, and revalidations be ignored.

/** Milliseconds since 1970, monotonic since the process's start. */
export const monotonicNow = () => performance.timeOrigin + performance.now();

/** The tag of all pages of a site. @param {string} pageId */
export const siteTag = (pageId) => `site:${pageId}`;

const READ = 'read:';
/**
 * The tag of a page whose record is read from now on: it is as old as its record, not as its last byte, so
 * that a render in progress does not outlast a revalidation.
 */
export const readTag = () => `${READ}${monotonicNow()}`;

/** @typedef {import('node:http').OutgoingHttpHeaders | undefined} Headers of an entry */

/** @param {Headers} headers */
export const tagsOf = (headers) => String(headers?.['x-next-cache-tags'] ?? '').split(',');

/** The page id of the site that an entry is of, or null. @param {Headers} headers */
export const siteOf = (headers) =>
  tagsOf(headers)
    .find((tag) => tag.startsWith(siteTag('')))
    ?.slice(siteTag('').length) ?? null;

const shared = /** @type {Record<symbol, Map<string, number> | undefined>} */ (
  /** @type {unknown} */ (globalThis)
);
/**
 * The time at which each tag expired. On globalThis: Node loads the cache handler outside of the app's
 * bundles.
 */
const expiries = (shared[Symbol.for('mainstreet.expired-tags')] ??= new Map());

/** Pages with the tag that were made until now are not shown again. @param {string} tag */
export const expireTag = (tag) => void expiries.set(tag, monotonicNow());

/** @param {readonly string[]} tags @param {number} madeAt */
export const isExpired = (tags, madeAt) => {
  const reads = tags.filter((tag) => tag.startsWith(READ)).map((tag) => Number(tag.slice(READ.length)));
  const since = Math.min(madeAt, ...reads);
  return tags.some((tag) => (expiries.get(tag) ?? -Infinity) >= since);
};
