import { pageRoots } from '../../lib/content/domain/addresses';
import { pageKinds } from '../../lib/site/pages/page-kinds';
import { pageName } from '../../lib/site/pages/site-pages';
import { expect, type Sites } from '../fixtures';
import { completeRecord, type WireRecord } from './embedded-records';
import type { RawAnswer, RawRequest } from './raw-request';
import { openPagesOf } from './routes';
import { readFileSync } from 'node:fs';

const open = completeRecord();
/** The fourth widget of a record makes its site call-only. */
const asCallOnly = (record: WireRecord): WireRecord => ({
  ...record,
  simpleWidgets: record.simpleWidgets?.map((widget, index) =>
    index === 3 ? { ...widget, activo: true } : widget,
  ),
});
/** A site and the same site as a call-only one. */
export const openAndClosed = { open: { record: open }, closed: { record: asCallOnly(open) } };

const hiddenPages = openPagesOf(open).filter(({ path }) => path !== '/');
/** Pages that a call-only site hides. */
export const hiddenPaths: readonly string[] = hiddenPages.map(({ path }) => path);

/** Shorter texts also stand on other pages. */
const MIN_LENGTH = 12;

const textsOn = ({ body }: RawAnswer): string[] => {
  const [main = ''] = /<main[^]*<\/main>/.exec(body) ?? [];
  return main
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text.length >= MIN_LENGTH && !text.includes('&'));
};

/** The title and the texts of each hidden page that no page of the call-only site has. */
export const hiddenTexts = async (sites: Sites): Promise<Map<string, string[]>> => {
  const shown = await Promise.all(['/', '/no-such-page'].map((path) => sites.ask('closed', path)));
  const texts = new Map<string, string[]>();
  for (const page of hiddenPages) {
    const answer = await sites.ask('open', page.path);
    const title = `${pageName(page)} | ${page.site.name}`;
    const own = [title, ...textsOn(answer)].filter((text) => !shown.some(({ body }) => body.includes(text)));
    expect(answer.body, page.path).toContain(title);
    expect(own, page.path).toContain(title);
    texts.set(page.path, [...new Set(own)]);
  }
  return texts;
};

const params = Object.values(pageKinds).flatMap(({ path }) => /\[(\w+)\]/.exec(path)?.[1] ?? []);
/** A hidden page's name in navigation data, which name a page by its tree; escaped in HTML. */
const treePattern = new RegExp(
  [`"s":"(${pageRoots.join('|')})"`, `"n":"(${params.join('|')})"`, `"(${pageRoots.join('|')})",{"children"`]
    .map((pattern) => pattern.replaceAll('"', '\\\\?"').replace('{', '\\{'))
    .join('|'),
);
export const namesHiddenPage = ({ body }: RawAnswer): boolean => treePattern.test(body);

/** Fails when an answer has texts of a hidden page, or its name in navigation data. */
export const expectHidden = (answer: RawAnswer, texts: Map<string, string[]>, attempt: string) => {
  const shown = [...texts].flatMap(([page, own]) =>
    own.filter((text) => answer.body.includes(text)).map((text) => `${page}: ${text}`),
  );
  expect([shown, namesHiddenPage(answer)], `${attempt} shows or names a hidden page`).toEqual([[], false]);
};

const tree = encodeURIComponent(
  JSON.stringify(['', { children: ['about', { children: ['__PAGE__', {}] }] }, null, null, true]),
);
const rsc = { rsc: '1', 'next-router-state-tree': tree };

/** In each line a path and headers. */
const withHeaders = readFileSync('e2e/support/bypass-headers.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line): RawRequest => {
    const [path = '', ...headers] = line.replace('{tree}', tree).split(' | ');
    return { path, headers: Object.fromEntries(headers.map((header) => header.split(': '))) };
  });

/**
 * Requests of forms that have bypassed some server's middleware: each hidden page in the simplest forms, and
 * /about in all. `{key}` stands for the site's internal path.
 */
export const bypassAttempts: RawRequest[] = [
  ...hiddenPaths.flatMap((path) => [
    { path: `${path}.rsc` },
    { path: `/{key}${path}` },
    { path: `/{open}${path}` },
    { path, headers: rsc },
  ]),
  ...`
    /about.txt /about.html /about.json /about.segments/_tree.segment.rsc
    /about.segments/about/__PAGE__.segment.rsc /index /index.rsc /index/about /about/index /about/page
    /about/ /about// //about ///about /./about /x/../about /../about /.%2e/about /%2e/about
    /x/%2e%2e/about /%2fabout /about%2f /about%2findex /%61bout /%2561bout /%5cabout /\\about /about%00
    /about%20 /about;a=b /about%3f /about%23 /ABOUT /About /about?_rsc=1 /about?nxtPsite=open
    /?nxtPsite={open} /?nxtPservice=about /{open}?nxtPsite={key} /about?nxtIsite=x /{key} /{key}/
    /{key}/about.rsc /{key}/{key}/about /{key}%2fabout /_next/data/build/about.json /_next/{key}/about
    /_next/about /_next/static/../../about /_next/image?url=%2Fabout&w=640&q=75
    /_next/image?url=%2F{key}%2Fabout&w=640&q=75 /assets/../about /assets/about /assets/%2e%2e/about
    /assets/..%2fabout /api/about /api/../about /api/health/../../about /_not-found /404 /500 /_error
    /not-found-page /UNKNOWN /unknown
  `
    .trim()
    .split(/\s+/)
    .map((path) => ({ path })),
  ...withHeaders,
  ...['POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ path: '/about', method })),
  { path: 'http://open.test/about' },
  { path: 'http://closed.test/about' },
  { path: '/about', host: 'closed.test:80' },
];
