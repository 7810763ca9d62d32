import { expect, test } from '@playwright/test';
import type { ServerResponse } from 'node:http';
import { type Asked, StandInServer } from '../../e2e/support/stand-ins';
import { ask } from '../../e2e/support/raw-request';
import { Varnish } from './varnish';

type Planned = { status?: number; headers?: Record<string, string>; body?: string };

/** Stands in for Node: the page's next answers are what a test says. */
class Origin extends StandInServer {
  /** Answers to requests for the page so far. */
  answers = 0;
  next: Planned = {};

  protected answer(asked: Asked, response: ServerResponse): void {
    // Varnish's probes have another host.
    if (asked.headers.host === HOST) this.answers += 1;
    const { status = 200, headers = {}, body = 'the page' } = this.next;
    response.writeHead(asked.headers.host === HOST ? status : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=60',
      'surrogate-control': 'max-age=60',
      'surrogate-key': KEY,
      ...headers,
    });
    response.end(body);
  }
}

const HOST = 'acme.test';
const KEY = 'site-key';
let origin: Origin;
let varnish: Varnish;

test.beforeEach(async () => {
  origin = new Origin();
  varnish = new Varnish();
  await origin.start();
  await varnish.start([Number(origin.address.split(':')[1])]);
});
test.afterEach(async () => {
  await varnish.stop();
  await origin.stop();
});

const view = (path = '/about') => ask(varnish.url + path, { headers: { host: HOST } });

/** Views a stale copy, and waits until the fetch behind it has been answered. */
const viewStale = async () => {
  await varnish.purge(KEY);
  const asked = origin.answers;
  const shown = await view();
  await expect.poll(() => origin.answers).toBe(asked + 1);
  return shown;
};

test('a page that Node answers with its former copy is kept for an outage', async () => {
  await view();
  origin.next = { headers: { 'x-nextjs-cache': 'STALE' }, body: 'the former page' };
  expect((await viewStale()).body).toBe('the page');
  // Fetched again at each view until Node has the new page.
  await expect.poll(async () => (await view()).body).toBe('the former page');
  await origin.stop();
  for (const _ of [1, 2, 3]) expect(await view()).toMatchObject({ status: 200, body: 'the former page' });
});

const unexpected: Record<string, Planned> = {
  'an empty answer to a prefetch': { headers: { 'cache-control': 'private, no-store' }, body: '{}' },
  'a refusal': { status: 400, body: 'Bad request' },
  'a redirect': { status: 307, headers: { location: '/elsewhere' } },
  'an unknown host': { status: 421 },
  'a failure': { status: 500 },
};
for (const [what, answer] of Object.entries(unexpected))
  test(`${what} behind a view does not replace the page`, async () => {
    await view();
    origin.next = answer;
    await viewStale();
    await origin.stop();
    for (const _ of [1, 2, 3]) expect(await view()).toMatchObject({ status: 200, body: 'the page' });
  });

test('a page that is gone is shown no more', async () => {
  await view();
  origin.next = { status: 404, body: 'gone' };
  await viewStale();
  await expect.poll(async () => (await view()).status).toBe(404);
});
