import { gunzipSync, gzipSync } from 'node:zlib';
import onHeaders from 'on-headers';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { Page } from './entry' */

const ENCODING = 'content-encoding';
/** Of a page in the cache: HTML as the bytes of its gzip in a latin1 string, Flight data as a gzip Buffer. */
export const STORED_ENCODING = 'x-stored-gzip';

/**
 * Compresses a page once for all its views. Mutates the page, because Next also sends it. The HTML stays a
 * string, for which Next computes an ETag.
 * @param {Page} page
 */
export const compressPage = (page) => {
  if (page.headers?.[ENCODING] === STORED_ENCODING) return;
  page.html = gzipSync(page.html).toString('latin1');
  page.rscData = page.rscData && gzipSync(page.rscData);
  page.headers = { ...page.headers, [ENCODING]: STORED_ENCODING };
};

const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i;

/**
 * False also for `*` and `deflate`, which no browser sends alone: these get the page uncompressed.
 * @param {string} acceptEncoding
 */
export const acceptsGzip = (acceptEncoding) => GZIP.test(acceptEncoding);

/**
 * Lets `response` send a compressed page as it is, or uncompressed to who does not accept gzip. Called before
 * Next compresses answers, which leaves encoded ones alone.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export const sendStored = (request, response) => {
  let isStored = false;
  const isGzip = acceptsGzip(String(request.headers['accept-encoding'] ?? ''));
  const startsStored = () => response.getHeader(ENCODING) === STORED_ENCODING;
  onHeaders(response, () => {
    if (!startsStored()) return;
    isStored = true;
    // The length of the string in UTF-8.
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
