import { expect, test } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Asked, StandInServer } from '../../e2e/support/stand-ins';
import { ask, type RawAnswer } from '../../e2e/support/raw-request';
import { Varnish } from './varnish';

const HOST = 'acme.test';
const PICTURE = randomBytes(40_000).toString('latin1');
const NOT_FOUND = { status: 404, body: 'not found' };

type Planned = { status?: number; type?: string; body?: string };

/** Stands in for Node: pages, pictures, files, leads and unknown addresses, and probes as a test says. */
class Node extends StandInServer {
  probes = 0;
  /** Answers a probe. */
  probe = (response: ServerResponse): void => void response.end();
  /** Requests for unknown addresses that are under way, and how many there were at most. */
  unknown = { now: 0, atMost: 0 };
  leads = 0;

  private planned({ method, url }: Asked): Planned {
    if (method === 'POST') return { status: 303 };
    if (url.startsWith('/_next/image')) return { type: 'image/webp', body: PICTURE };
    if (url.startsWith('/_next/static')) return { type: 'text/css', body: 'a{}' };
    return url.startsWith('/page-') ? { body: url } : NOT_FOUND;
  }

  protected async answer(asked: Asked, response: ServerResponse): Promise<void> {
    if (asked.url === '/api/health' || asked.url === '/api/ready') {
      this.probe(response);
      this.probes += 1;
      return;
    }
    const { status = 200, type = 'text/html', body = '' } = this.planned(asked);
    if (asked.method === 'POST') this.leads += 1;
    if (status === 404) {
      this.unknown.atMost = Math.max(this.unknown.atMost, (this.unknown.now += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      this.unknown.now -= 1;
    }
    const isMoved = asked.url.startsWith('/Moved');
    response.writeHead(isMoved ? 308 : status, {
      'content-type': type,
      'cache-control': 's-maxage=60',
      'surrogate-key': 'site-key',
      ...(isMoved && { location: '/page-1' }),
    });
    response.end(body, 'latin1');
  }
}

let node: Node;
let varnish: Varnish;
test.beforeEach(async () => {
  node = new Node();
  varnish = new Varnish();
  await node.start();
});
test.afterEach(async () => {
  await varnish.stop();
  await node.stop();
});

const port = () => Number(node.address.split(':')[1]);
const get = (path: string, headers = {}) => ask(varnish.url + path, { headers: { host: HOST, ...headers } });
/** As the proxy in front of Varnish passes on a visitor's request. */
const by = (visitor: string) => ({ 'x-forwarded-for': visitor });
const postLead = (headers = {}) =>
  ask(`${varnish.url}/api/leads`, { method: 'POST', headers: { host: HOST, ...headers }, body: '' });
const many = (count: number, request: (index: number) => Promise<RawAnswer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => request(index)));
const statusesOf = (answers: RawAnswer[]) => [...new Set(answers.map(({ status }) => status))].sort();

test('pages and their files are there for 72 hours, whatever number of pictures is asked for', async () => {
  const withGrace = (vcl: string) => `${vcl}\nsub vcl_deliver { set resp.http.X-Grace = obj.grace; }`;
  await varnish.start([port()], withGrace);
  const kept = [...Array.from({ length: 20 }, (_, index) => `/page-${index}`), '/_next/static/a.css'];
  for (const path of kept) await get(path);
  // More than both stores together hold.
  for (let round = 0; round < 20; round += 1)
    await many(100, (index) => get(`/_next/image?url=%2F${round}-${index}.jpg&w=640&q=75`));
  await node.stop();
  for (const path of kept) {
    const { status, headers } = await get(path);
    expect([path, status, headers['x-grace']]).toEqual([path, 200, String(72 * 60 * 60) + '.000']);
  }
});

test('a process that answers its probes late is not dead', async () => {
  await varnish.start([port()]);
  node.probe = (response) => void setTimeout(() => response.end(), 3_000);
  const before = node.probes;
  await expect.poll(() => node.probes - before, { timeout: 40_000 }).toBe(5);
  expect((await get('/page-1')).status).toBe(200);
});

for (const processes of [1, 2])
  test(`a lead is tried whatever the probes of ${processes} say`, async () => {
    await varnish.start(Array.from({ length: processes }, port));
    node.probe = (response) => void response.writeHead(503).end();
    let page = 0;
    await expect.poll(async () => (await get(`/page-${(page += 1)}`)).status).toBe(503);
    expect([(await postLead()).status, node.leads]).toEqual([303, 1]);
  });

for (const [name, path] of Object.entries({ 'unknown address': '/unknown', redirect: '/Moved' }))
  test(`visitors of one ${name} do not wait for each other, and nothing is kept of it`, async () => {
    await varnish.start([port()]);
    const before = varnish.objects();
    expect(statusesOf(await many(40, () => get(path)))).toEqual([path === '/Moved' ? 308 : 404]);
    expect(node.unknown.atMost).toBeGreaterThan(4);
    await expect.poll(() => varnish.objects()).toBeLessThanOrEqual(before);
  });

test('a visitor who floods Node is refused there; others, kept pages and leads are not', async () => {
  await varnish.start([port()]);
  await get('/page-1');
  const flood = await many(300, (index) => get(`/x-${index}`, by('203.0.113.7')));
  expect(statusesOf(flood)).toEqual([404, 429]);
  const refused = flood.find(({ status }) => status === 429);
  expect(refused?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  const page = await get('/page-1', by('203.0.113.7'));
  expect([page.status, page.headers['x-cache']]).toEqual([200, 'HIT']);
  expect((await postLead(by('203.0.113.7'))).status).toBe(303);
  expect((await get('/page-2', by('203.0.113.8'))).status).toBe(200);
  // An entry that the visitor wrote counts for nobody.
  const disguised = await many(300, (index) => get(`/x-${index}`, by(`192.0.2.${index % 250}, 203.0.113.9`)));
  expect(statusesOf(disguised)).toEqual([404, 429]);
});

test('IPv6 addresses of one network count together, and the processes themselves are not counted', async () => {
  await varnish.start([port()]);
  const from = (address: (index: number) => string) => (index: number) =>
    get(`/x-${index}`, by(address(index)));
  expect(
    statusesOf(
      await many(
        300,
        from((index) => `2001:db8:7:1f00::${index}`),
      ),
    ),
  ).toEqual([404, 429]);
  expect((await get('/page-1', by('2001:db8:7:1f01::1'))).status).toBe(200);
  const wide = await many(
    1_000,
    from((index) => `2001:db8:8:${index.toString(16)}::1`),
  );
  expect(statusesOf(wide)).toEqual([404, 429]);
  expect(statusesOf(await many(300, (index) => get(`/x-${index}`)))).toEqual([404]);
});
