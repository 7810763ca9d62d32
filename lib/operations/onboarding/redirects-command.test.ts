import { gzipSync } from 'node:zlib';
import { serverThat, startServer, temporaryFolder, writeIn } from '@/test/server';
import { runInProcess } from '@/test/run-in-process';

const folder = temporaryFolder();

const urlset = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map(
      (url) =>
        `<url><loc>${url}</loc><image:image><image:loc>https://x.example/a.jpg</image:loc></image:image></url>`,
    )
    .join('')}</urlset>`;
const index = (...urls: string[]) =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
const write = (name: string, content: unknown) => writeIn(folder, name, content);

const run = async (...args: string[]) => {
  const sites = write('sites.json', {
    'www.a.example': {
      page: 'demo',
      redirects: { '/team': '/about', '/blog/*': '/', '/gone': '/nowhere' },
    },
  });
  startServer({ SITES_FILE: sites, DATA_DIR: folder });
  const command = await import('./redirects-command');
  return runInProcess(() => command.run(args));
};

test('each address of a sitemap is a page, a redirect or lost', async () => {
  const file = write(
    'old.xml',
    urlset(
      'https://old.example/about',
      'https://old.example/team?a=1&amp;b=2',
      'https://old.example/blog/2019/x',
      'https://old.example/contact-us/',
      'https://old.example/gone',
      'https://old.example/nothing',
      '<![CDATA[https://old.example/]]>',
    ),
  );
  const { status, stdout } = await run('check', file, '--site', 'demo', '--json');
  expect(status).toBe(1);
  const rows = JSON.parse(stdout) as { address: string; result: string; to: string | null }[];
  expect(rows.map(({ result, to }) => [result, to])).toEqual([
    ['page', '/about'],
    ['redirect', '/about'],
    ['redirect', '/'],
    ['redirect', '/contact'],
    ['lost', null],
    ['lost', null],
    ['page', '/'],
  ]);
  expect(rows[1]?.address).toBe('https://old.example/team?a=1&b=2');
});

test('a plain list and a sitemap index with compressed sitemaps beside it; exit code 0 when nothing is lost', async () => {
  const list = write('old.txt', '# old\r\nhttps://old.example/about\n/team\n');
  expect(await run('check', list, '--site', 'demo')).toEqual({
    status: 0,
    stdout: 'Pages (1)\n  https://old.example/about\nRedirects (1)\n  /team -> /about\n',
    stderr: '',
  });
  write('pages.xml.gz', gzipSync(urlset('https://old.example/gallery')));
  const file = write(
    'index.xml',
    index('https://old.example/maps/pages.xml.gz', 'https://old.example/index.xml'),
  );
  expect(await run('check', file, '--site', 'demo')).toMatchObject({
    stdout: 'Pages (1)\n  https://old.example/gallery\n',
    stderr: '',
  });
});

test('--url fetches an index and its sitemaps; an unreadable one is reported', async () => {
  const own: string = await serverThat((request, response) => {
    const body =
      request.url === '/index.xml' ? index(`${own}/pages.xml`) : urlset('https://old.example/reviews');
    response.writeHead(request.url === '/none' ? 404 : 200).end(body);
  });
  expect(await run('check', '--url', `${own}/index.xml`, '--site', 'demo')).toMatchObject({
    stdout: 'Pages (1)\n  https://old.example/reviews\n',
    stderr: '',
  });
  expect(await run('check', '--url', `${own}/none`, '--site', 'demo')).toMatchObject({ status: 1 });
  for (const args of [
    [],
    ['check'],
    ['check', 'a', '--url', own, '--site', 'demo'],
    ['check', 'a'],
    ['check', '--url', 'file:///a', '--site', 'demo'],
  ])
    expect((await run(...args)).status).toBe(2);
});

test.each([
  [
    'an address whose query names a page is lost; the query of an advertisement is ignored',
    'demo',
    { '/?p=123': 'lost', '/index.php?page_id=7': 'lost', '/?utm_source=ad': 'page', '/about?p=1': 'page' },
  ],
  [
    'a page without content is no target',
    'minimal',
    { '/gallery': 'lost', '/our-videos': 'lost', '/reviews': 'lost', '/about': 'lost' },
  ],
])('%s', async (_, site, results) => {
  const file = write('addresses.txt', Object.keys(results).join('\n'));
  const { stdout } = await run('check', file, '--site', site, '--json');
  const rows = JSON.parse(stdout) as { address: string; result: string }[];
  expect(Object.fromEntries(rows.map(({ address, result }) => [address, result]))).toEqual(results);
});
