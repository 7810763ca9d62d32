import { gunzipSync, gzipSync } from 'node:zlib';
import onHeaders from 'on-headers';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { Page } from './entry' */

const ENCODING = 'content-encoding';
/** The HTML of a page in the cache is its gzip as a latin1 string, the Flight data a gzip Buffer. */
export const STORED_ENCODING = 'x-stored-gzip';

/** Compresses once for all views, in place, as Next also sends it. @param {Page} page */
export const compressPage = (page) => {
  if (page.headers?.[ENCODING] === STORED_ENCODING) return;
  page.html = gzipSync(page.html).toString('latin1');
  page.rscData = page.rscData && gzipSync(page.rscData);
  page.headers = { ...page.headers, [ENCODING]: STORED_ENCODING };
};

const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i;

/** False also for `*` and `deflate`, which no browser sends alone. @param {string} acceptEncoding */
export const acceptsGzip = (acceptEncoding) => GZIP.test(acceptEncoding);

/**
 * Sends a compressed page as it is, or uncompressed to clients without gzip. Call it before Next compresses.
 * @param {IncomingMessage} request @param {ServerResponse} response
 */
export const sendStored = (request, response) => {
  let isStored = false;
  const isGzip = acceptsGzip(String(request.headers['accept-encoding'] ?? ''));
  const startsStored = () => response.getHeader(ENCODING) === STORED_ENCODING;
  onHeaders(response, () => {
    if (!startsStored()) return;
    isStored = true;
    // Next counted the characters of the latin1 string as UTF-8.
    response.removeHeader('content-length');
    const hasBody = request.method !== 'HEAD' && response.statusCode !== 304;
    if (isGzip && hasBody) response.setHeader(ENCODING, 'gzip');
    else response.removeHeader(ENCODING);
  });

  /** @type {Buffer[]} */
  const parts = [];
  /** @param {unknown} chunk */
  const take = (chunk) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, 'latin1'));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  /** @param {Parameters<typeof write>} values */
  const takeOrWrite = (...values) => {
    if (startsStored()) response.writeHead(response.statusCode);
    if (!isStored) return Reflect.apply(write, response, values);
    take(values[0]);
    return true;
  };
  /** @param {Parameters<typeof end>} values */
  const takeAndEnd = (...values) => {
    if (startsStored()) response.writeHead(response.statusCode);
    if (!isStored) return Reflect.apply(end, response, values);
    take(values[0]);
    const body = Buffer.concat(parts.splice(0));
    return Reflect.apply(end, response, [isGzip || body.length === 0 ? body : gunzipSync(body)]);
  };
  Object.assign(response, { write: takeOrWrite, end: takeAndEnd });
};
