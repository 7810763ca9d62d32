import { startServer } from '@/test/site';
import { loggedLines } from '@/test/logged';
import { sitesFile } from '@/test/sites-file';

const { file, folder, write } = sitesFile();
write(JSON.stringify({ 'demo.example': 'demo', 'gone.example': 'no-such-record' }));

const start = async () => {
  startServer({ DATA_DIR: folder, SITES_FILE: file });
  const { noSiteAt, siteOfRequest } = await import('./site-of-request');
  const requestTo = (host: string) => new Request('http://internal/api/visits', { headers: { host } });
  return {
    noSiteAt: (host: string) => noSiteAt(requestTo(host)),
    siteAt: (host: string) => siteOfRequest(requestTo(host)),
  };
};

test('a request has the site of its Host header, not of its URL; an unknown host or page id has none', async () => {
  const lines = loggedLines('error');
  const { siteAt } = await start();
  expect(await siteAt('demo.example')).toMatchObject({ id: 'demo', name: 'Bluestem & Brush' });
  expect([await siteAt('other.example'), await siteAt('gone.example')]).toEqual([null, null]);
  expect(lines).toEqual([expect.stringMatching(/^content\.read-failed site=no-such-record /)]);
});

test('where middleware does not look, an unknown host gets 421, and a site without a record 404', async () => {
  const { noSiteAt } = await start();
  expect([noSiteAt('other.example').status, noSiteAt('gone.example').status]).toEqual([421, 404]);
});
