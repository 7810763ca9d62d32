/**
 * The `content-encoding` of a page as lib/serving/next holds it: HTML as the bytes of its gzip in a latin1
 * string, Flight data as a gzip Buffer. send-stored.ts sends them.
 */
export const STORED_ENCODING = 'x-stored-gzip';
