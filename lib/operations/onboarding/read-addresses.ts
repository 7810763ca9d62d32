import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fetchBytes } from '@/lib/platform/http/bounded-fetch';
import { reasonOf } from '@/lib/platform/log';

/** The sitemap protocol's limit, uncompressed. */
const MAX_BYTES = 50_000_000;
const MAX_FILES = 500;
const TIMEOUT_MS = 20_000;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );

type Listed = { kind: 'addresses' | 'sitemaps'; addresses: string[] };

/** A sitemap's addresses, an index's sitemaps, or the lines of a list. */
export const listedIn = (text: string): Listed => {
  if (!/<(urlset|sitemapindex)[\s>]/.test(text))
    return {
      kind: 'addresses',
      addresses: text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => /^(https?:\/\/|\/)/.test(line)),
    };
  const isIndex = /<sitemapindex[\s>]/.test(text);
  // `image:loc` and `video:content_loc` are no pages.
  const found = text.matchAll(/<loc>\s*(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))\s*<\/loc>/g);
  const addresses = [...found].map(([, raw, escaped = '']) => (raw ?? unescapeXml(escaped)).trim());
  return { kind: isIndex ? 'sitemaps' : 'addresses', addresses };
};

const fetched = (url: string): Promise<Buffer> =>
  fetchBytes(url, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, redirects: 5 }).catch((error: unknown) => {
    throw new Error(`${url}: ${reasonOf(error)}`);
  });

const isUrl = (source: string) => /^https?:\/\//.test(source);

const textOf = async (source: string): Promise<string> => {
  const bytes = await (isUrl(source) ? fetched(source) : readFile(source));
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isCompressed ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes).toString('utf8');
};

/**
 * The addresses of an old site, each once. An index's sitemaps come from its folder, or from their URLs when
 * the index has a URL. @param source file or URL of a sitemap (also compressed), an index, or a list by lines
 * @throws Error when something cannot be read
 */
export const readAddresses = async (source: string): Promise<string[]> => {
  const addresses = new Set<string>();
  const waiting = [source];
  const read = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (read.has(next)) continue;
    read.add(next);
    if (read.size > MAX_FILES) throw new Error(`${source} names more than ${MAX_FILES} sitemaps`);
    const listed = listedIn(await textOf(next));
    for (const address of listed.addresses) {
      if (listed.kind === 'addresses') addresses.add(address);
      else
        waiting.push(
          isUrl(source)
            ? address
            : path.join(path.dirname(next), path.basename(new URL(address, 'http://x').pathname)),
        );
    }
  }
  return [...addresses];
};
