import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { NextRequest } from 'next/server';

// Over TLS, which no other test has.
process.env.CMS_ORIGIN = 'https://cms.example';
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'cms-headers-'));

test('over TLS the API and every page, an unknown one too, have the headers that browsers need', async () => {
  const { withHeaders } = await import('../access/door');
  const { proxy, config } = await import('../proxy');
  const api = withHeaders(new Response(null, { status: 404 })).headers;
  assert.equal(api.get('cache-control'), 'no-store');
  const page = proxy(new NextRequest('https://cms.example/nothing/here')).headers;
  for (const headers of [api, page]) {
    assert.match(headers.get('strict-transport-security') ?? '', /^max-age=\d{8}/);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
  }
  const passes = (address: string) =>
    config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(address));
  assert.deepStrictEqual(['/nothing/here', '/admin', '/api/users'].map(passes), [true, true, false]);
});

test('a body that is posted to a page is read up to 1 MB', async () => {
  const { default: config } = await import('../next.config.mjs');
  const { proxyClientMaxBodySize, serverActions } = config.experimental as any;
  assert.deepStrictEqual([proxyClientMaxBodySize, serverActions.bodySizeLimit], ['1mb', '1mb']);
});
