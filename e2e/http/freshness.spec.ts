import { expect, test } from '../fixtures';
import { completeRecord } from '../support/embedded-records';
import { rawRequest } from '../support/raw-request';
import { fileAddresses, testedRoutesOf } from '../support/routes';

// A change shows within REVALIDATE_SECONDS plus one view, and at once after a revalidation. That pages come
// from the cache: search.spec.ts.

test('no browser is told to show an earlier copy first; caches in front may for 72 hours', async ({
  demo,
}) => {
  const stale = 'stale-while-revalidate=259200, stale-if-error=259200';
  for (const path of ['/', '/about', '/no-such-page', ...fileAddresses])
    for (const view of ['first', 'second']) {
      const { headers } = await rawRequest(demo.port, { path });
      expect(headers['cache-control'], `${view} ${path}`).toMatch(/^s-maxage=\d+, stale-if-error=259200$/);
      expect(headers['surrogate-control'], `${view} ${path}`).toMatch(new RegExp(`^max-age=\\d+, ${stale}$`));
    }
});

test('after /api/revalidate the very next view of every page shows the change', async ({ startSites }) => {
  const record = completeRecord();
  const sites = await startSites({
    notified: { record },
    other: { record: { ...record, dbPrincipal: { ...record.dbPrincipal, name: 'Other Company' } } },
  });
  const paths = testedRoutesOf('notified', record)
    .filter(({ status }) => status === 200)
    .map(({ path }) => path);
  const bodies = () => Promise.all(paths.map(async (path) => (await sites.ask('notified', path)).body));
  const other = async () => (await sites.ask('other', '/')).body;
  await bodies();
  await other();

  await sites.put('notified', {
    ...record,
    dbPrincipal: { ...record.dbPrincipal, name: 'Renamed At Once' },
  });
  const sitemap = async () => (await sites.ask('notified', '/sitemap.xml')).body;
  for (const body of await bodies()) expect(body).not.toContain('Renamed At Once');
  expect(await sitemap()).not.toMatch(/\/about<\/loc><lastmod>/);
  await sites.revalidate('notified');
  for (const body of await bodies()) expect(body).toContain('Renamed At Once');
  expect(await sitemap()).toMatch(/\/about<\/loc><lastmod>20/);
  expect(await other()).toContain('Other Company');
});
