import { expect, test, TOKEN, type Sites } from '../fixtures';
import { rawRequest, type RawRequest } from '../support/raw-request';
import { completeRecord } from '../support/embedded-records';

// One visitor's request never changes what others see: of pages that exist, fronts.spec.ts; methods:
// attacks.spec.ts.

const ask = (sites: Sites, request: RawRequest) =>
  rawRequest(sites.server.port, { host: sites.hostOf('site'), ...request });

/** Expires all cached pages. */
const expire = async (sites: Sites) => {
  const answer = await ask(sites, {
    method: 'POST',
    path: '/api/revalidate',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ site: sites.idOf('site') }),
  });
  expect(answer.status).toBe(200);
};

test('the not-found page has the same bytes for every path', async ({ startSites }) => {
  const sites = await startSites({ site: { record: completeRecord() } });
  const addresses = Array.from({ length: 10 }, (_, n) => `no-such-page-${n}${'y'.repeat(n * 70)}`);
  for (const prefix of ['/', '/gallery/']) {
    const bodies = new Set<string>();
    for (const address of addresses) {
      await expire(sites);
      const { status, body } = await ask(sites, { path: `${prefix}${address}?from=visitor` });
      expect(status).toBe(404);
      bodies.add(body);
    }
    expect([...bodies].join()).not.toMatch(/no-such-page-|from=visitor/);
    expect(bodies.size, prefix).toBe(1);
  }
});

test('a missing file is not cached', async ({ demo }) => {
  for (const path of ['/assets/none.png', '/assets/', '/_next/none.js', '/_next/static/chunks/none.js']) {
    const { status, headers, body } = await rawRequest(demo.port, { path });
    expect(status, path).toBe(404);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(body.length, path).toBeLessThan(100);
  }
  const found = await rawRequest(demo.port, { path: '/assets/demo/logo.svg' });
  expect(found.headers['cache-control']).toContain('max-age=86400');
});
