import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { type FetchedDocument, fetchDocument } from '@/lib/platform/http/bounded-fetch';
import { UsageError } from '@/lib/platform/run-command';
import { attribute, first, parseHtml } from '../page/dom';

/** Where the files of an old site come from: its server, or a folder of saved pages. */
export type Source = {
  /** The first page, then pages to read before all others. */
  starts: URL[];
  /** Pages that are known without a link to them. */
  listed: URL[];
  get: (url: URL, maxBytes: number) => Promise<FetchedDocument>;
  /** Milliseconds of `performance.now()` at which reading ends. */
  deadline: number;
};

export const AGENT = 'Mainstreet-Import';
const REQUEST_MS = 10_000;
const READING_MS = 120_000;

/** @param addresses of one site, its first page first */
export const siteSource = (
  addresses: readonly string[],
  privateHosts: ReadonlySet<string>,
  readingMs = READING_MS,
): Source => {
  const deadline = performance.now() + readingMs;
  const headers = { 'user-agent': `${AGENT}/1.0`, accept: '*/*', 'accept-encoding': 'identity' };
  return {
    starts: addresses.map((address) => new URL(address)),
    listed: [],
    deadline,
    get: (url, maxBytes) => {
      const timeoutMs = Math.max(1, Math.min(REQUEST_MS, deadline - performance.now()));
      return fetchDocument(url, { headers, timeoutMs, redirects: 5, maxBytes, privateHosts });
    },
  };
};

/** The host of saved pages that do not name theirs. */
export const NO_HOST = 'old-site.invalid';

/** Where the pages of a folder were online, by `rel=canonical`; else an address that leads nowhere. */
const originOf = (html: string): string => {
  const node = first('link[rel="canonical"], meta[property="og:url"], base', parseHtml(html));
  const address = attribute(node, 'href') || attribute(node, 'content');
  return URL.canParse(address) ? new URL(address).origin : `http://${NO_HOST}`;
};

const PAGE = /\.(?:x?html?|php|aspx?)$/i;
const INDEX = ['', '.html', '.htm', '/index.html', '/index.htm', '/index.php', '/default.htm'];

/** @throws Error when the folder cannot be read or has no pages */
const folderSource = async (folder: string): Promise<Source> => {
  const root = await realpath(folder);
  const depth = (name: string) => (/^(?:index|default|home)\./i.test(name) ? 0 : name.split(path.sep).length);
  const files = (await readdir(root, { recursive: true }))
    .filter((name) => PAGE.test(name))
    .sort()
    .sort((one, other) => depth(one) - depth(other));
  if (!files[0]) throw new Error(`${folder} has no pages (.html, .htm, .php).`);
  const origin = originOf(await readFile(path.join(root, files[0]), 'utf8'));
  const [home, ...listed] = files.map(
    (name) => new URL(name.split(path.sep).map(encodeURIComponent).join('/'), `${origin}/`),
  ) as [URL, ...URL[]];
  const get: Source['get'] = async (url, maxBytes) => {
    const base = path.join(root, decodeURIComponent(url.pathname));
    for (const end of INDEX) {
      const file = await realpath(base + end).catch(() => '');
      const bytes = file.startsWith(root + path.sep) ? await readFile(file).catch(() => null) : null;
      if (bytes && bytes.length > maxBytes) throw new Error(`the file is larger than ${maxBytes} bytes`);
      if (bytes) return { url, type: PAGE.test(file) ? 'text/html' : '', bytes };
    }
    throw new Error('there is no such file');
  };
  return { starts: [home], listed, deadline: performance.now() + READING_MS, get };
};

/** @param from one folder, or addresses of one site */
export const sourceOf = async (from: readonly string[]): Promise<Source> => {
  const [first = '', ...others] = from;
  const isFolder = (await stat(first).catch(() => null))?.isDirectory();
  if (isFolder && others.length > 0) throw new UsageError('--from takes one folder, or addresses.');
  if (isFolder) return folderSource(first);
  const addresses = from.map((text) => {
    const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    if (URL.canParse(address) && new URL(address).hostname.includes('.')) return address;
    throw new UsageError(`--from takes an http(s) address or a folder; ${text} is neither.`);
  });
  return siteSource(addresses, env().allowedPrivateHosts);
};
