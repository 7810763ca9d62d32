import { readFileSync } from 'node:fs';
import { hiddenPaths } from './call-only-sites';
import type { RawRequest } from './raw-request';

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
