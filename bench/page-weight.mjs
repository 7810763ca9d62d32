import { once } from 'node:events';
import { get } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';

const request = async (url, host) => {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip', ...(host && { host }) };
  const [response] = await once(get(url, { headers }), 'response');
  const sent = Buffer.concat(await response.toArray());
  const isGzip = response.headers['content-encoding'] === 'gzip';
  return {
    status: response.statusCode,
    sentBytes: isGzip ? sent.length : gzipSync(sent, { level: 6 }).length,
    text: (isGzip ? gunzipSync(sent) : sent).toString(),
  };
};

/**
 * What a page weighs before the browser runs anything: `htmlBytes` with gzip level 6, as Next sends it; URLs
 * of every <script src> without noModule, of stylesheets, and of fonts that are preloaded.
 * @param [host] the site, where the server has several
 */
export const pageWeight = async (url, host) => {
  const { status, sentBytes, text } = await request(url, host);
  const linked = (pattern) =>
    [...text.matchAll(/<link\b[^>]*>/gi)]
      .filter(([tag]) => pattern.test(tag))
      .flatMap(([tag]) => /\shref="([^"]+)"/i.exec(tag)?.[1] ?? [])
      .map((address) => new URL(address, url).href);
  const tags = text.match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => !/\snomodule\b/i.test(tag))
    // `data-src`: what lib/serving/next starts after the first paint.
    .flatMap((tag) => /\s(?:data-)?src="([^"]+)"/i.exec(tag)?.[1]?.split(' ') ?? []);
  return {
    status,
    htmlBytes: sentBytes,
    stylesheets: linked(/\srel="stylesheet"/i),
    fonts: linked(/\sas="font"/i),
    scripts: [...new Set(sources.map((source) => new URL(source.replaceAll('&amp;', '&'), url).href))],
  };
};

const known = new Map();

/** The size of a file as it is, such as a font. */
export const fileBytes = async (url) => (await (await fetch(url)).arrayBuffer()).byteLength;

/**
 * The size of one script or stylesheet, in bytes, gzip level 9.
 * @throws Error when the server does not have it
 */
export const scriptBytes = async (url) => {
  if (!known.has(url)) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    known.set(url, gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length);
  }
  return known.get(url);
};
