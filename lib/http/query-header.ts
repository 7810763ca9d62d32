/** Has the query of a page's address, which lib/http/guard-server.ts takes away from Next. */
export const QUERY_HEADER = 'x-mainstreet-query';
