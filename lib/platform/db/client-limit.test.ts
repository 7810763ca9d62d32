import { startServer } from '@/test/site';

const from = (address: string) => new Headers({ 'x-forwarded-for': address });

test('a network has points at each site, and four times as many over all sites', async () => {
  startServer({ TRUSTED_PROXIES: '1' });
  const { clientLimit } = await import('./client-limit');
  const take = clientLimit('test', () => ({ points: 2, windowMs: 60_000 }));
  const allowed = async (address: string, site: string) => (await take(site, from(address))) === null;
  const sites = ['a', 'a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'f'];
  const seen = [];
  for (const site of sites) seen.push(await allowed('203.0.113.9', site));
  expect(seen).toEqual([true, true, false, true, true, true, true, true, true, false, false]);
  expect(await allowed('203.0.113.10', 'e')).toBe(true);
});
