import { loggedLines, startServer } from '@/test/server';
import { putLead } from '@/test/leads';

const TOKEN = 'a-token-of-some-length';

beforeEach(() => void loggedLines());

const start = async (environment: Record<string, string> = {}) => {
  startServer({ HEALTH_TOKEN: TOKEN, ...environment });
  const { GET } = await import('./route');
  return async (token = '') => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await GET(new Request('http://www.a.example/api/health', { headers }));
    expect(answer.status).toBe(200);
    return (await answer.json()) as unknown;
  };
};

/** The leads of a started server. */
const opened = async () => {
  const { leadStore } = await import('@/lib/leads/outbox/lead-store');
  return leadStore(await (await import('@/lib/platform/db')).database());
};

test('without the token nothing is read; with it the counts are read once in 10 seconds', async () => {
  const health = await start();
  const db = await (await import('@/lib/platform/db')).database();
  const queries = (['all', 'run', 'batch'] as const).map((method) => jest.spyOn(db, method));
  const count = () => queries.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (let n = 0; n < 5; n += 1) expect(await health()).toEqual({ status: 'ok' });
  expect(count()).toBe(0);
  await health(TOKEN);
  const once = count();
  expect(once).toBeGreaterThan(0);
  for (let n = 0; n < 5; n += 1) await health(TOKEN);
  expect(count()).toBe(once);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 10_000);
  await health(TOKEN);
  expect(count()).toBe(2 * once);
});

test('a dead-lettered lead degrades the status for everybody once it was read; counts need the token', async () => {
  const health = await start();
  expect(await health()).toEqual({ status: 'ok' });
  const store = await opened();
  await putLead(store, 'a', { site: 'minimal', state: 'dead-lettered', receivedAt: Date.now() });
  await putLead(store, 'b', { site: 'demo', receivedAt: Date.now() });
  expect(await health(TOKEN)).toMatchObject({
    status: 'degraded',
    uptimeSeconds: expect.any(Number),
    leads: { waiting: 1, deadLettered: 1, bounced: 0, refused: 0, oldestWaitingSeconds: 0 },
    sites: { minimal: { deadLettered: 1, oldestWaitingSeconds: null }, demo: { waiting: 1 } },
  });
  expect(await health()).toEqual({ status: 'degraded' });
  expect(await health('another token')).toEqual({ status: 'degraded' });
});

test('a lead that waits for more than half an hour degrades the status', async () => {
  const health = await start();
  const store = await opened();
  const MINUTE = 60_000;
  await putLead(store, 'a', { site: 'demo', receivedAt: Date.now() - 29 * MINUTE });
  expect(await health(TOKEN)).toMatchObject({ status: 'ok', leads: { waiting: 1 } });
  const later = performance.now() + 10_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await putLead(store, 'b', { site: 'minimal', receivedAt: Date.now() - 31 * MINUTE });
  const leads = { waiting: 2, oldestWaitingSeconds: 31 * 60 };
  expect(await health(TOKEN)).toMatchObject({ status: 'degraded', leads, sites: { demo: { waiting: 1 } } });
});

test('without HEALTH_TOKEN nobody sees counts', async () => {
  const health = await start({ HEALTH_TOKEN: '' });
  expect(await health()).toEqual({ status: 'ok' });
});

test('a database that does not answer degrades the status, which is still 200', async () => {
  const health = await start({ DATABASE_URL: 'file:/dev/null/x.db' });
  expect(await health(TOKEN)).toMatchObject({ status: 'degraded', leads: null });
  expect(await health()).toEqual({ status: 'degraded' });
});
