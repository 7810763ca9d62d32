import { startServer } from '@/test/site';

const start = async () => {
  startServer({ REVALIDATE_SECONDS: '300' });
  const { createPreviewId } = await import('@/lib/content/previews/preview-token');
  return {
    ...(await import('./page-headers')),
    ...(await import('./site-key')),
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
