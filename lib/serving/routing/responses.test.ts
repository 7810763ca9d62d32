import { startServer } from '@/test/server';
import { redirectTarget } from './responses';

const start = async () => {
  startServer({ REVALIDATE_SECONDS: '300' });
  const { createPreviewId } = await import('@/lib/content/domain/preview-id');
  return {
    ...(await import('./responses')),
    ...(await import('@/lib/serving/site-key')),
    ...(await import('@/lib/content/lifetimes')),
    preview: createPreviewId('demo'),
  };
};

test("a page has its site's tag and, for caches in front, its lifetime and the 72 hours of an outage", async () => {
  const { pageHeaders, siteKeyOf, frontSeconds } = await start();
  const key = siteKeyOf('demo');
  const outage = 'stale-while-revalidate=259200, stale-if-error=259200';
  const headers = { 'surrogate-key': key, 'surrogate-control': `max-age=${frontSeconds()}, ${outage}` };
  expect([pageHeaders(`/${key}`), pageHeaders(`/${key}/about`)]).toEqual([headers, headers]);
  expect(frontSeconds()).toBeGreaterThan(0);
});

test('a preview is neither cached nor indexed; a path without a site has no headers', async () => {
  const { pageHeaders, preview } = await start();
  expect(pageHeaders(`/${preview}/about`)).toEqual({
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  });
  expect([pageHeaders('/'), pageHeaders('/_next/image')]).toEqual([{}, {}]);
});

test.each([
  [{ path: '/about' }, '?a=1', 'http://www.acme.example/about?a=1'],
  [{ path: '/about?b=2#x' }, '?a=1', 'http://www.acme.example/about?b=2#x'],
  [
    { path: '/deck-and%20fence', origin: 'https://acme.example' },
    '?a=1',
    'https://acme.example/deck-and%20fence?a=1',
  ],
  [{ path: '//evil.example/x', origin: 'https://acme.example' }, '', 'https://acme.example//evil.example/x'],
  [{ path: 'https://acme.example/contact' }, '', 'https://acme.example/contact'],
])('the address of the redirect %j with query "%s"', (target, search, expected) => {
  expect(redirectTarget(target, 'http://www.acme.example', search).href).toBe(expected);
});
