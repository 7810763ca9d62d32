/** Carries the query that lib/http/guard-server.ts removes from a page's URL. */
export const QUERY_HEADER = 'x-mainstreet-query';
