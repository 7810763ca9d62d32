const MAX_LOGGED = 100;
const MAX_SHOWN_MS = 60 * 60_000;

/** @typedef {{ count: number, lastAt: number, last: string, logged: Set<string> }} State */
const shared = /** @type {Record<symbol, State | undefined>} */ (/** @type {unknown} */ (globalThis));
/** On globalThis: Node loads the cache handler outside of the app's bundles. */
const state = (shared[Symbol.for('mainstreet.unknown-pages')] ??= {
  count: 0,
  lastAt: -Infinity,
  last: '',
  logged: new Set(),
});

/**
 * Notes a page of a form that this build does not know: it is not cached, and its policy forbids scripts.
 * @param {string | null} site its page id; null for Next's own pages @param {string} page its path
 * @param {string} reason
 */
export const reportUnknownPage = (site, page, reason) => {
  state.count += 1;
  state.lastAt = performance.now();
  state.last = `${site}${page}: ${reason}`;
  if (state.logged.has(reason) || state.logged.size >= MAX_LOGGED) return;
  state.logged.add(reason);
  console.error(`page-cache.unknown-page site=${site} page=${page} reason=${JSON.stringify(reason)}`);
};

/** The number of unknown pages that this process rendered, and the last if it is less than an hour old. */
export const unknownPages = () => ({
  count: state.count,
  last: performance.now() - state.lastAt < MAX_SHOWN_MS ? state.last : null,
});
