import { expect, test, TOKEN } from '../fixtures';
import { completeRecord, embeddedRecord, embeddedReviews } from '../support/embedded-records';
import { rawRequest, type RawAnswer } from '../support/raw-request';
import { fileAddresses } from '../support/public-addresses';
import { isCallOnly, routesOf } from '../support/routes';

// Pages come from the cache; a change shows within REVALIDATE_SECONDS plus one view, and at once after a
// revalidation.

const revalidate = (port: number, body: string, token: string | null = TOKEN): Promise<RawAnswer> =>
  rawRequest(port, {
    method: 'POST',
    path: '/api/revalidate',
    body,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });

test('every page of every site comes from the cache after its first view', async ({ startSites }) => {
  const records = {
    complete: completeRecord(),
    spanish: embeddedRecord('spanish'),
    minimal: embeddedRecord('minimal'),
    'call-only': embeddedRecord('call-only'),
  };
  const { server, hostOf } = await startSites(
    Object.fromEntries(
      Object.entries(records).map(([name, record]) => [
        name,
        { record, reviews: embeddedReviews('spanish') },
      ]),
    ),
  );
  for (const [name, record] of Object.entries(records)) {
    const paths = routesOf(record)
      .filter(({ status }) => status === 200)
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThanOrEqual(isCallOnly(record) ? 1 : 8);
    for (const path of paths) {
      await rawRequest(server.port, { path, host: hostOf(name) });
      const again = await rawRequest(server.port, { path, host: hostOf(name) });
      expect(again.headers['x-nextjs-cache'], `${name} ${path}`).toBe('HIT');
    }
  }
});

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
  const { server, content, idOf, hostOf } = await startSites({
    notified: { record },
    other: { record: { ...record, dbPrincipal: { ...record.dbPrincipal, name: 'Other Company' } } },
  });
  const paths = routesOf(record)
    .filter(({ status }) => status === 200)
    .map(({ path }) => path);
  const bodies = (name: string) =>
    Promise.all(
      paths.map(async (path) => (await rawRequest(server.port, { path, host: hostOf(name) })).body),
    );
  await bodies('notified');
  await bodies('other');

  await content.putRecord(idOf('notified'), {
    ...record,
    dbPrincipal: { ...record.dbPrincipal, name: 'Renamed At Once' },
  });
  for (const body of await bodies('notified')) expect(body).not.toContain('Renamed At Once');
  expect((await revalidate(server.port, JSON.stringify({ site: idOf('notified') }))).status).toBe(200);
  for (const body of await bodies('notified')) expect(body).toContain('Renamed At Once');
  for (const body of await bodies('other')) expect(body).toContain('Other Company');
});
