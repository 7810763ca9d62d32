/** Carries the query that lib/serving/next/guard-server.ts removes from a page's URL. */
export const QUERY_HEADER = 'x-mainstreet-query';
