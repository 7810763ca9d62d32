import { gzipSync } from 'node:zlib';
import { checkRecord } from '@/lib/content/record/parse-record';
import { serverThat as started } from '@/test/server';
import { toRecord } from '../writing/to-record';
import { readSite } from './read-site';
import { siteSource } from './page-source';

const serverThat = async (answer: Parameters<typeof started>[0]) => `${await started(answer)}/`;
const read = (url: string, readingMs?: number) =>
  readSite(siteSource([url], new Set([new URL(url).host]), readingMs));
const recordOf = async (html: string) => {
  const url = await serverThat((_, response) => response.setHeader('content-type', 'text/html').end(html));
  return toRecord(await read(url), './record.schema.json').record;
};
const TEXT =
  '<h1>Acme Painting</h1><p>We have painted the houses of Denver with one crew for many years now.</p>';

test('endless links: at most 40 pages are read, at most two at once', async () => {
  let [asked, open, most] = [0, 0, 0];
  const url = await serverThat((request, response) => {
    most = Math.max(most, (open += 1));
    if (request.url?.startsWith('/page')) asked += 1;
    const links = Array.from(
      { length: 60 },
      (_, index) => `<a href="${request.url?.replace(/\/$/, '')}/page-${index}">Page ${index}</a>`,
    );
    setImmediate(() => {
      open -= 1;
      response.setHeader('content-type', 'text/html').end(`${TEXT}<p>${request.url}</p>${links.join('')}`);
    });
  });
  const { pages, problems } = await read(url);
  expect(pages).toHaveLength(40);
  expect(asked).toBeLessThan(50);
  expect(most).toBeLessThanOrEqual(2);
  expect(problems.join('\n')).toContain('further addresses were not read');
});

test('10 MB of HTML, and a few kilobytes that grow to 100 MB, are refused with a sentence', async () => {
  const large = await serverThat((_, response) => response.end('x'.repeat(10_000_000)));
  await expect(read(large)).rejects.toThrow('cannot be read: the answer is larger than');
  const bomb = gzipSync(Buffer.alloc(100_000_000));
  const packed = await serverThat((_, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
  await expect(read(packed)).rejects.toThrow('cannot be read');
});

test('a redirect to a private address is refused at each hop', async () => {
  const inside = jest.fn();
  const secret = await serverThat((_, response) => {
    inside();
    response.end('secret');
  });
  const second = await serverThat((_, response) => response.writeHead(302, { location: secret }).end());
  const first = await serverThat((_, response) => response.writeHead(302, { location: second }).end());
  const allowed = new Set([first, second].map((url) => new URL(url).host));
  await expect(readSite(siteSource([first], allowed))).rejects.toThrow('private address');
  const toFile = await serverThat((_, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  );
  await expect(read(toFile)).rejects.toThrow('no http or https address');
  expect(inside).not.toHaveBeenCalled();
});

test('robots.txt is obeyed: what it disallows is not asked for, and is named', async () => {
  const asked: string[] = [];
  let rules = 'User-agent: *\nDisallow: /prices';
  const url = await serverThat((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/robots.txt') response.end(rules);
    else response.setHeader('content-type', 'text/html').end(`${TEXT}<a href="/prices">Prices</a>`);
  });
  const { problems } = await read(url);
  expect(problems).toEqual([`${url}prices: robots.txt does not allow it to be read`]);
  rules = 'User-agent: Mainstreet-Import\nDisallow: /';
  await expect(read(url)).rejects.toThrow(`${url} cannot be read: robots.txt does not allow it`);
  expect(asked).not.toContain('/prices');
  expect(asked.filter((path) => path === '/')).toHaveLength(1);
});

test('a page that never ends costs that page, and all of them the time for reading', async () => {
  const url = await serverThat((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/') response.end(`${TEXT}<a href="/slow">Services</a>`);
    else if (request.url === '/slow') response.write('<p>We paint');
    else response.writeHead(404).end();
  });
  const { pages, problems } = await read(url, 1_500);
  expect(pages).toHaveLength(1);
  expect(problems).toEqual([expect.stringMatching(/slow: no answer in time/)]);
  const silent = await serverThat(() => {});
  await expect(read(silent, 100)).rejects.toThrow(
    /cannot be read: (?:no answer in time|the time .* is over)/,
  );
}, 8_000);

test('bytes of no encoding are read as far as they are text', async () => {
  const url = await serverThat((_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=nonsense')
      .end(
        Buffer.concat([
          Buffer.from(`<meta charset=utf-8>${TEXT}<p>Jos`),
          Buffer.from([0xe9, 0x80, 0x00]),
          Buffer.from('</p>'),
        ]),
      ),
  );
  const { pages } = await read(url);
  expect(pages[0]?.blocks.map(({ text }) => text).join()).toContain('José');
});

test('the quotation marks and dashes of windows-1252 are read, also when a page calls them iso-8859-1', async () => {
  const marks = Buffer.from([0x93, 0x77, 0x61, 0x6c, 0x6b, 0x96, 0x69, 0x6e, 0x94]);
  const url = await serverThat((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(Buffer.concat([Buffer.from(`<meta charset="iso-8859-1">${TEXT}<p>`), marks, Buffer.from('</p>')])),
  );
  expect((await read(url)).pages[0]?.blocks.at(-1)?.text).toBe('“walk–in”');
});

test('scripts, links with javascript: and deep nesting leave no trace in the record', async () => {
  const ld =
    '<script type="application/ld+json">{"@type":"Plumber","name":"<img src=x onerror=alert(1)>Acme<script>alert(1)<\\/script>","telephone":"javascript:alert(1)","sameAs":["javascript:alert(1)"],"logo":"javascript:alert(1)"}</script>';
  const links =
    '<a href="javascript:alert(1)">Services</a><a href="JaVaScript:alert(1)">Contact</a><img src="javascript:alert(1)" class="logo">';
  const record = await recordOf(`${ld}${TEXT}${links.repeat(200)}${'<div>'.repeat(50_000)}deep`);
  expect(JSON.stringify(record)).not.toMatch(/alert|javascript|<img|onerror/i);
});

test('of 5,000 services a record has as many as it may, and the site uses all of them', async () => {
  const names = Array.from(
    { length: 5_000 },
    (_, index) =>
      `Painting ${String.fromCharCode(65 + (index % 26), 97 + ((index / 26) % 26), 97 + index / 676)}`,
  );
  const cards = names.map(
    (name) => `<h3>${name}</h3><p>We paint what has this name, with two coats of it.</p>`,
  );
  const record = await recordOf(`${TEXT}<h2>Our Services</h2>${cards.join('')}`);
  expect(record['dbServices']).toHaveLength(40);
  expect(checkRecord(record, 'acme').problems).toEqual([]);
});

test('a picture of a service for pictures is no script, and no data', async () => {
  const images = [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'file:///etc/passwd',
  ].map(
    (url) =>
      `<img class="logo" alt="Acme Painting logo" src="/_next/image?url=${encodeURIComponent(url)}&w=640">`,
  );
  const { dbPrincipal } = (await recordOf(`${images.join('')}${TEXT}`)) as { dbPrincipal: { logo?: string } };
  expect(dbPrincipal.logo ?? 'http://').toMatch(/^http/);
});

test('lines without an end cost no more time than their letters', async () => {
  const lines = [
    'Mon 8am to ',
    'Acme Yard, Bridge Road, ',
    '0 1434 - (',
    '"Quote. ',
    'A. ',
    '(mobile',
    'closed 1 to 2 ',
  ];
  /** Processor time, which other programs of the machine do not lengthen. */
  const timeOf = async (length: number) => {
    const before = process.cpuUsage();
    await recordOf(`${TEXT}${lines.map((line) => `<p>${line.repeat(length)}</p>`).join('')}`);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await timeOf(1_000);
  const [short, long] = [await timeOf(5_000), await timeOf(20_000)];
  // Four times as many letters: a square would be sixteen times as much.
  expect(long / short).toBeLessThan(9);
});

test('sitemaps that name each other are read a few times', async () => {
  let asked = 0;
  const url = await serverThat(({ url: path, headers }, response) => {
    if (!path?.includes('sitemap')) return response.setHeader('content-type', 'text/html').end(TEXT);
    asked += 1;
    const next = `http://${headers.host}/sitemap-${asked}.xml`;
    return response.end(`<sitemapindex><sitemap><loc>${next}</loc></sitemap></sitemapindex>`);
  });
  await read(url);
  expect(asked).toBeLessThan(10);
});
