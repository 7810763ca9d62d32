import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/test/server';

const folder = temporaryFolder();

const row = '0:{"c":["","about"],"q":""}\n';
const html = `<p></p><script>self.__next_f.push(${JSON.stringify([1, row])})</script>`;
const site = { tags: '_N_T_/layout,site:demo', html, rsc: row };

/** What the check says about a build with these pages, and its exit code. */
const check = (pages: Record<string, Partial<typeof site>>, environment: Record<string, string> = {}) => {
  const distDir = mkdtempSync(path.join(folder, 'dist-'));
  const routes = Object.fromEntries(
    Object.keys(pages).map((page) => [page, { dataRoute: `${page}.rsc`, initialRevalidateSeconds: 20 }]),
  );
  const manifest = { routes: { '/robots.txt': { dataRoute: null }, ...routes } };
  writeFileSync(path.join(distDir, 'prerender-manifest.json'), JSON.stringify(manifest));
  for (const [page, changes] of Object.entries(pages)) {
    const { tags, ...files } = { ...site, ...changes };
    const name = path.join(distDir, 'server/app', page);
    mkdirSync(path.dirname(name), { recursive: true });
    const meta = { headers: { 'x-next-cache-tags': tags }, routeCache: { key: page } };
    writeFileSync(`${name}.meta`, JSON.stringify(meta));
    for (const [ending, text] of Object.entries(files)) if (text) writeFileSync(`${name}.${ending}`, text);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve('lib/serving/next/check-build.mjs'), distDir],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  return { status, lines: stderr.trim().split('\n'), distDir };
};

test('a build whose pages are known passes', () =>
  expect(check({ '/site': {}, '/site/about': {} })).toMatchObject({ status: 0, lines: [''] }));

test('a build fails with one line for each page of an unknown form', () => {
  const { status, lines } = check({
    '/known': {},
    '/script': { html: `<script>other()</script>${html}` },
    '/element': { html: `<script src="/_next/static/a.js" defer=""></script>${html}` },
    '/stylesheet': { html: `<link href="/a.css" rel="stylesheet"/>${html}` },
    '/flight': { html: html.replace('\\n', '\\n5:Z1\\n') },
    '/data': { rsc: '0:["$","p",null,{}]' },
    '/tags': { tags: 'demo' },
    '/header': { html: `<header id="header">Menu</header>${html}` },
    '/files': { rsc: '' },
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    'Next writes pages in a form that lib/serving/next does not know (its README.md says what to do):',
    '/script: unknown script: <script>other()</script>',
    '/element: unknown script: <script src="/_next/static/a.js" defer=""></script>',
    '/stylesheet: unknown element of the stylesheet',
    '/flight: unknown row in the Flight data: 5:Z1',
    '/data: unknown address in the Flight data: ["$","p",null,{}]',
    '/tags: no tag of its site',
    '/header: its data repeats its header',
    '/files: its files cannot be read',
  ]);
});

test('a build without any page fails', () => {
  expect(check({})).toMatchObject({
    status: 1,
    lines: [/form/, 'prerender-manifest.json names no page'].map(expect.stringMatching),
  });
});

test("on Vercel the build's pages become canonical, and its manifest gets their policies and 404", () => {
  const { status, distDir } = check({ '/site': {}, '/site/not-found-page': {} }, { VERCEL: '1' });
  expect(status).toBe(0);
  expect(readFileSync(path.join(distDir, 'server/app/site.html'), 'utf8')).not.toContain('about');
  const manifest = readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as { routes: Record<string, unknown> };
  const initialHeaders = { 'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/) };
  expect(routes['/site']).toMatchObject({ initialHeaders });
  expect(routes['/site']).not.toHaveProperty('initialStatus');
  expect(routes['/site/not-found-page']).toMatchObject({ initialHeaders, initialStatus: 404 });
  expect(check({ '/flight': { rsc: '0:["$","p",null,{}]' } }, { VERCEL: '1' }).status).toBe(1);
});
