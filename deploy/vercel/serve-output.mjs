// Serves a build output as Vercel would: node serve-output.mjs COPY PORT, where copy-output.mjs made COPY.
// It has no CDN, no regions and no limits of a plan; GET /__timers shows the timers pending in functions.
import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { functionAt, pendingTimers } from './functions.mjs';
import { applyRoutes } from './routes.mjs';

/** @import { Answer } from './functions.mjs' */
/** @import { Request } from './routes.mjs' */

const [copy = '', port = '0'] = process.argv.slice(2);
const functions = path.join(copy, 'functions');
const { routes, images, overrides = {} } = JSON.parse(readFileSync(path.join(copy, 'config.json'), 'utf8'));
const renamed = new Map(
  Object.entries(overrides).map(([file, { path: name = file, ...rest }]) => [name, { file, ...rest }]),
);

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.js': 'application/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @param {string} pathname */
const nameOf = (pathname) => decodeURIComponent(pathname).replace(/^\//, '') || 'index';

/** @param {string} pathname @returns {Answer | null} */
const staticAt = (pathname) => {
  const name = nameOf(pathname);
  const file = path.join(copy, 'static', renamed.get(name)?.file ?? name);
  if (!file.startsWith(path.join(copy, 'static/')) || !existsSync(file) || !statSync(file).isFile())
    return null;
  const type = renamed.get(name)?.contentType ?? types[path.extname(file)] ?? 'application/octet-stream';
  return { status: 200, headers: { 'content-type': type }, body: readFileSync(file) };
};

/** @param {URLSearchParams} query @returns {Promise<Answer>} a picture as Vercel's optimiser makes it */
const picture = async (query) => {
  const [url, width, quality] = ['url', 'w', 'q'].map((name) => query.get(name) ?? '');
  const isAllowed =
    images.sizes.includes(Number(width)) &&
    images.qualities.includes(Number(quality)) &&
    images.localPatterns.some((/** @type {{ pathname: string }} */ { pathname }) =>
      new RegExp(pathname).test(url),
    );
  const source = isAllowed ? staticAt(url) : null;
  if (!source) return { status: 400, headers: {}, body: Buffer.from('INVALID_IMAGE_OPTIMIZE_REQUEST') };
  const body = await sharp(source.body)
    .resize(Number(width), null, { withoutEnlargement: true })
    .webp()
    .toBuffer();
  return { status: 200, headers: { 'content-type': 'image/webp' }, body };
};

/**
 * Middleware's answer; null when it only changes the request.
 * @param {Request} request @param {string} url @param {Record<string, string>} headers of the answer
 * @returns {Promise<Answer | null>}
 */
const runMiddleware = async (request, url, headers) => {
  const middleware = functionAt(functions, '_middleware');
  if (!middleware) return null;
  const call = { method: request.method, url, headers: request.headers, body: Buffer.alloc(0) };
  const answer = await middleware(call, new URLSearchParams());
  const { 'x-middleware-rewrite': rewrite, 'x-middleware-next': next, ...rest } = answer.headers;
  if (!rewrite && !next) return answer;
  const names = String(rest['x-middleware-override-headers'] ?? '')
    .split(',')
    .filter(Boolean);
  if (names.length > 0)
    request.headers = Object.fromEntries(
      names.map((name) => [name, String(rest[`x-middleware-request-${name}`])]),
    );
  for (const [name, value] of Object.entries(rest))
    if (!/^(x-middleware-|date$|connection$|keep-alive$|transfer-encoding$)/.test(name))
      headers[name] = String(value);
  if (rewrite) {
    const target = new URL(String(rewrite), 'http://localhost');
    Object.assign(request, { path: target.pathname, query: target.searchParams });
  }
  return null;
};

/** @param {Request} request @param {string} url @param {Buffer} body @returns {Promise<Answer>} */
const answerTo = async (request, url, body) => {
  /** @type {Record<string, string>} */
  const headers = {};
  const exists = (/** @type {string} */ pathname) =>
    staticAt(pathname) !== null ||
    functionAt(functions, nameOf(pathname)) !== null ||
    pathname === '/_next/image';
  const state = { request, headers, exists, runMiddleware: () => runMiddleware(request, url, headers) };
  for (const phase of [null, 'filesystem', 'rewrite', 'miss']) {
    const ended = /** @type {Answer | null} */ (await applyRoutes(routes, phase, state));
    if (ended?.body) return { ...ended, headers: { ...headers, ...ended.headers } };
    if (ended || exists(request.path)) break;
  }
  const { path: found, query } = request;
  if (!exists(found)) {
    await applyRoutes(routes, 'error', state);
    return { status: 404, headers, body: staticAt('/404')?.body ?? Buffer.from('') };
  }
  await applyRoutes(routes, 'hit', state);
  const call = { method: request.method, url, headers: request.headers, body };
  const answer =
    found === '/_next/image'
      ? await picture(query)
      : (staticAt(found) ?? (await functionAt(functions, nameOf(found))?.(call, query)));
  if (!answer) throw new Error(`nothing at ${found}`);
  // A route's type of a file wins over the one of its name, as vercel.json's headers do.
  const type = staticAt(found) ? headers['content-type'] : undefined;
  return { ...answer, headers: { ...headers, ...answer.headers, ...(type && { 'content-type': type }) } };
};

const server = http.createServer(async (incoming, response) => {
  try {
    if (incoming.url === '/__timers') {
      response.end(JSON.stringify(await pendingTimers()));
      return;
    }
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const request = {
      path: url.pathname,
      query: url.searchParams,
      method: incoming.method ?? 'GET',
      headers: {
        ...Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
        'x-forwarded-for': '203.0.113.7',
      },
    };
    const { status, headers, body } = await answerTo(request, incoming.url ?? '/', await buffer(incoming));
    const { 'transfer-encoding': _, connection: __, 'content-length': ___, ...sent } = headers;
    response.writeHead(status, /** @type {http.OutgoingHttpHeaders} */ (sent));
    response.end(incoming.method === 'HEAD' ? undefined : body);
  } catch (error) {
    process.stderr.write(`${error?.stack}\n`);
    response.writeHead(500).end();
  }
});
server.listen(Number(port), '127.0.0.1');
