import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import onHeaders from 'on-headers';
import { STORED_ENCODING } from './stored-encoding.mjs';

const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i;

/** False also for `*` and `deflate`, which no browser sends alone: these get the page uncompressed. */
export const acceptsGzip = (acceptEncoding: string): boolean => GZIP.test(acceptEncoding);

/**
 * Sends a page of the page cache as it is stored, so that no view compresses it again; uncompressed for who
 * does not accept gzip. Called before Next compresses answers, which leaves encoded ones alone.
 */
export const sendStored = (request: IncomingMessage, response: ServerResponse): void => {
  let isStored = false;
  const isGzip = acceptsGzip(String(request.headers['accept-encoding'] ?? ''));
  const startsStored = () => response.getHeader('content-encoding') === STORED_ENCODING;
  onHeaders(response, () => {
    if (!startsStored()) return;
    isStored = true;
    // The length of the string in UTF-8.
    response.removeHeader('content-length');
    const hasBody = request.method !== 'HEAD' && response.statusCode !== 304;
    if (isGzip && hasBody) response.setHeader('content-encoding', 'gzip');
    else response.removeHeader('content-encoding');
  });

  const parts: Buffer[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, 'latin1'));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = ((...values: Parameters<typeof write>) => {
    if (startsStored()) response.writeHead(response.statusCode);
    if (!isStored) return Reflect.apply(write, response, values);
    take(values[0]);
    return true;
  }) as typeof write;
  response.end = ((...values: Parameters<typeof end>) => {
    if (startsStored()) response.writeHead(response.statusCode);
    if (!isStored) return Reflect.apply(end, response, values);
    take(values[0]);
    const body = Buffer.concat(parts.splice(0));
    return Reflect.apply(end, response, [isGzip || body.length === 0 ? body : gunzipSync(body)]);
  }) as typeof end;
};
