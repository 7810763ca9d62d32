import { expect, test, type Sites } from './fixtures';
import { rawRequest, type RawAnswer, type RawRequest } from './support/raw-request';
import { completeRecord, slugOf, type WireRecord } from './support/records';

// A call-only site has Home and nothing else, whatever way a request takes.

const open = completeRecord();
const callOnly: WireRecord = {
  ...open,
  simpleWidgets: open.simpleWidgets?.map((widget, place) =>
    place === 3 ? { ...widget, activo: true } : widget,
  ),
};
const contents = { open: { record: open }, closed: { record: callOnly } };

const service = slugOf(open.dbServices?.[0]?.name ?? '');
const project = slugOf(open.landings?.[0]?.name ?? '');

/** Pages that a call-only site hides, each with words that stand on no other page of a call-only site. */
const hidden: Record<string, string> = {
  '/about': open.dbValues?.[0]?.title ?? '',
  '/services': '<title>Services |',
  [`/${service}`]: '<title>Alder Carving |',
  '/gallery': open.landings?.[0]?.name ?? '',
  [`/gallery/${project}`]: `<title>${open.landings?.[0]?.name} |`,
  '/reviews': '<title>Reviews |',
  '/our-videos': open.ytGallery?.linkCanalYT ?? '',
  '/contact': 'Get In Touch!',
  '/find-us-on': 'Follow our work, read about us',
  '/privacy': '<title>Privacy |',
  '/accessibility': '<title>Accessibility |',
};

const ask = ({ server, hostOf }: Sites, site: 'open' | 'closed', request: RawRequest) =>
  rawRequest(server.port, { host: hostOf(site), ...request });

const expectHidden = (answer: RawAnswer, attempt: string) => {
  for (const [page, words] of Object.entries(hidden))
    expect(answer.body, `${attempt} shows ${page}`).not.toContain(words);
  // In navigation data a page is known by its tree: nothing but Home and the not-found page may be in it.
  expect(answer.body, attempt).not.toMatch(
    /"(about|services|gallery|reviews|our-videos|contact|find-us-on|privacy|accessibility)",\{"children"/,
  );
};

test('the words that this file looks for do stand on the pages of the same site when it is open', async ({
  startSites,
}) => {
  const sites = await startSites(contents);
  for (const [path, words] of Object.entries(hidden)) {
    expect(words, path).not.toBe('');
    expect((await ask(sites, 'open', { path })).body, path).toContain(words);
  }
});

test('Home is whole, with the phone everywhere and no navigation', async ({ startSites, page }) => {
  const sites = await startSites(contents);
  await page.goto(sites.urlOf('closed'));
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Alder Carving' })).toBeVisible();
  // The palette is a widget of Home, and a page only where no script runs.
  const inner = page.locator(
    'a[href^="/"]:not([href="/"]):not([href^="/assets/"]):not([href^="/_next/"]):not([href="/api/palette"])',
  );
  await expect(inner).toHaveCount(0);
  const services = page.getByRole('contentinfo').getByRole('link', { name: 'Alder Carving' });
  await expect(services).toHaveAttribute('href', 'tel:+13035550111');
  const call = page.getByRole('main').getByRole('link', { name: /^Call / });
  expect(await call.count()).toBeGreaterThan(3);
  for (const link of await call.all()) await expect(link).toHaveAttribute('href', 'tel:+13035550111');
});

test("a link to #privacy or #accessibility opens that text in Home's footer", async ({
  startSites,
  page,
}) => {
  const sites = await startSites(contents);
  for (const [id, words] of [
    ['privacy', 'When you ask for an estimate'],
    ['accessibility', 'If something stands in your way'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${sites.urlOf('closed')}/#${id}`);
    await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible();
  }
});

test('on a phone the call bar stays at the bottom of the window', async ({ startSites, page }) => {
  const sites = await startSites(contents);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(sites.urlOf('closed'));
  const bar = page.locator('.call-bar').getByRole('link');
  await expect(bar).toHaveAttribute('href', 'tel:+13035550111');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('a tap on a call button brings the page back to its top', async ({ startSites, page }) => {
  const sites = await startSites(contents);
  await page.goto(sites.urlOf('closed'));
  // The call itself would leave the page for the phone's own program.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /^Call / })
    .last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await last.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('every other address is not found, with a way home', async ({ startSites }) => {
  const sites = await startSites(contents);
  for (const path of [...Object.keys(hidden), '/no-such-page', '/gallery/none', '/a/b/c']) {
    const answer = await ask(sites, 'closed', { path });
    expect(answer.status, path).toBe(404);
    expect(answer.body, path).toContain('Return to home');
    expectHidden(answer, path);
  }
});

const tree = encodeURIComponent(
  JSON.stringify(['', { children: ['about', { children: ['__PAGE__', {}] }] }, null, null, true]),
);
const rsc = { rsc: '1', 'next-router-state-tree': tree };

const withHeaders = (path: string, ...sets: Record<string, string>[]): RawRequest[] =>
  sets.map((headers) => ({ path, headers }));

/** Ways around middleware that have worked somewhere, once. `{key}` stands for the site's internal path. */
const attempts: RawRequest[] = [
  ...[
    '/about.rsc',
    '/about.txt',
    '/about.html',
    '/about.json',
    '/about.segments/_tree.segment.rsc',
    '/about.segments/about/__PAGE__.segment.rsc',
    '/index',
    '/index.rsc',
    '/index/about',
    '/about/index',
    '/about/page',
    '/about/',
    '/about//',
    '//about',
    '///about',
    '/./about',
    '/x/../about',
    '/../about',
    '/.%2e/about',
    '/%2e/about',
    '/x/%2e%2e/about',
    '/%2fabout',
    '/about%2f',
    '/about%2findex',
    '/%61bout',
    '/%2561bout',
    '/%5cabout',
    '/\\about',
    '/about%00',
    '/about%20',
    '/about;a=b',
    '/about%3f',
    '/about%23',
    '/ABOUT',
    '/About',
    '/about?_rsc=1',
    '/about?nxtPsite=open',
    '/?nxtPsite={open}',
    '/?nxtPservice=about',
    '/{open}?nxtPsite={key}',
    '/about?nxtIsite=x',
    '/{key}',
    '/{key}/',
    '/{key}/about',
    '/{key}/about.rsc',
    '/{open}/about',
    '/{key}/{key}/about',
    '/{key}/gallery/' + project,
    '/{key}%2fabout',
    '/_next/data/build/about.json',
    '/_next/{key}/about',
    '/_next/about',
    '/_next/static/../../about',
    '/_next/image?url=%2Fabout&w=640&q=75',
    '/_next/image?url=%2F{key}%2Fabout&w=640&q=75',
    '/assets/../about',
    '/assets/about',
    '/assets/%2e%2e/about',
    '/assets/..%2fabout',
    '/api/about',
    '/api/../about',
    '/api/health/../../about',
    '/_not-found',
    '/404',
    '/500',
    '/_error',
    '/not-found-page',
    '/UNKNOWN',
    '/unknown',
  ].map((path) => ({ path })),
  ...withHeaders(
    '/about',
    rsc,
    { rsc: '1' },
    { ...rsc, 'next-router-prefetch': '1' },
    { ...rsc, 'next-router-prefetch': '2' },
    { ...rsc, 'next-router-segment-prefetch': '/_tree' },
    { ...rsc, 'next-router-segment-prefetch': '/about/__PAGE__' },
    { ...rsc, 'next-url': '/about' },
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-middleware-subrequest': 'src/middleware' },
    { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
    { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
    { 'x-middleware-subrequest': 'pages/_middleware' },
    { 'x-middleware-next': '1' },
    { 'x-middleware-rewrite': '/{key}/about' },
    { 'x-middleware-invoke': '1' },
    { 'x-middleware-skip': '1' },
    { 'x-middleware-prefetch': '1' },
    { 'x-nextjs-data': '1' },
    { 'x-matched-path': '/{key}/about' },
    { 'x-invoke-path': '/{key}/about' },
    { 'x-invoke-output': '/[site]/about' },
    { 'x-now-route-matches': '1=about' },
    { 'x-prerender-revalidate': '1' },
    { 'x-forwarded-host': 'open.test' },
    { forwarded: 'host=open.test' },
    { 'x-original-url': '/about' },
    { 'x-rewrite-url': '/about' },
    { 'x-http-method-override': 'GET' },
    { 'x-forwarded-prefix': '/about' },
    { 'next-action': 'x' },
    { accept: 'text/x-component' },
    { purpose: 'prefetch' },
    { range: 'bytes=0-100' },
  ),
  ...withHeaders(
    '/',
    { 'x-original-url': '/about' },
    { 'x-rewrite-url': '/about' },
    { 'x-matched-path': '/{key}/about' },
    { 'x-invoke-path': '/{key}/about' },
  ),
  ...['POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ path: '/about', method })),
  { path: 'http://open.test/about' },
  { path: 'http://closed.test/about' },
  { path: '/about', host: 'closed.test:80' },
];

test(`none of ${attempts.length} ways around shows another page`, async ({ startSites }) => {
  test.setTimeout(120_000);
  const sites = await startSites(contents);
  const keyOf = async (site: 'open' | 'closed') =>
    String((await ask(sites, site, { path: '/' })).headers['x-middleware-rewrite']).split('/')[1] ?? '';
  const keys = { key: await keyOf('closed'), open: await keyOf('open') };
  const fill = (text: string) => text.replaceAll('{key}', keys.key).replaceAll('{open}', keys.open);
  // The open site's pages are in the cache, where a mixed-up key would find them.
  for (const path of Object.keys(hidden)) await ask(sites, 'open', { path });

  for (const { path, headers = {}, ...rest } of attempts) {
    const request = {
      ...rest,
      path: fill(path),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    };
    const attempt = `${rest.method ?? 'GET'} ${path} ${JSON.stringify(headers)}`;
    let answer = await ask(sites, 'closed', request);
    expectHidden(answer, attempt);
    expect(answer.status, attempt).toBeLessThan(500);
    // Redirects are followed as a browser would: none may lead to a page.
    for (let hop = 0; answer.headers.location && hop < 5; hop += 1) {
      answer = await ask(sites, 'closed', {
        ...request,
        path: new URL(answer.headers.location, 'http://closed.test').href.replace('http://closed.test', ''),
      });
      expectHidden(answer, `${attempt} -> ${answer.headers.location ?? ''}`);
    }
    const isPage =
      answer.status === 200 &&
      answer.headers['content-type']?.includes('text/html') &&
      rest.method !== 'HEAD';
    expect(isPage ? answer.body : '<title>Home |', attempt).toContain('<title>Home |');
  }
});
