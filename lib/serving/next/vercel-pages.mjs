import { ServerResponse } from 'node:http';
import { makeCanonical, POLICY } from './canonical-page.mjs';
import { policyOnVercel } from './security-headers.mjs';
import { siteOf } from './site-tags.mjs';
import { reportUnknownPage } from './unknown-pages.mjs';

/** Paths of pages that middleware shows with 404: Vercel does not promise to keep a rewrite's status. */
export const NOT_FOUND = /\/(?:not-found-page|unknown)(?:\?|$)|[?&]nxtPservice=unknown(?:&|$)/;

/** @param {string} html @param {ServerResponse} response */
const canonical = (html, response) => {
  const page = /** @type {import('./entry').Page} */ ({ kind: 'APP_PAGE', html });
  const unknown = makeCanonical(page);
  if (!unknown) return page;
  reportUnknownPage(siteOf(response.getHeaders()), response.req.url ?? '', unknown);
  return { html, headers: { [POLICY]: policyOnVercel() } };
};

/** @param {ServerResponse} response */
const isPage = (response) =>
  !response.headersSent &&
  !response.hasHeader(POLICY) &&
  String(response.getHeader('content-type')).startsWith('text/html');

/** On Vercel, which calls no cache handler: holds each page until it is whole, then sends it canonical. */
export const completePages = () => {
  /** @type {WeakMap<ServerResponse, Buffer[]>} */
  const held = new WeakMap();
  const { write, end, flushHeaders } = ServerResponse.prototype;

  /** @param {ServerResponse} response @param {unknown[]} values chunk, encoding, callback */
  const hold = (response, values) => {
    const parts = held.get(response) ?? [];
    held.set(response, parts);
    const [chunk, encoding] = values;
    if (typeof chunk === 'string')
      parts.push(
        Buffer.from(chunk, typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
    return Buffer.concat(parts);
  };

  Object.assign(ServerResponse.prototype, {
    /** @this {ServerResponse} @param {unknown[]} values */
    write(...values) {
      if (!isPage(this)) return Reflect.apply(write, this, values);
      hold(this, values);
      const callback = values.find((value) => typeof value === 'function');
      if (callback) process.nextTick(callback);
      return true;
    },
    /** @this {ServerResponse} @param {unknown[]} values */
    end(...values) {
      if (!isPage(this) || this.req.method === 'HEAD') return Reflect.apply(end, this, values);
      const body = hold(this, values);
      if (body.length === 0) return Reflect.apply(end, this, values);
      const { html, headers = {} } = canonical(body.toString(), this);
      this.setHeader(POLICY, String(headers[POLICY]));
      this.setHeader('content-length', Buffer.byteLength(html));
      this.removeHeader('etag');
      if (NOT_FOUND.test(this.req.url ?? '')) this.statusCode = 404;
      const callback = values.find((value) => typeof value === 'function');
      return Reflect.apply(end, this, [html, 'utf8', ...(callback ? [callback] : [])]);
    },
    /** @this {ServerResponse} */
    flushHeaders() {
      if (!isPage(this)) Reflect.apply(flushHeaders, this, []);
    },
  });
};
