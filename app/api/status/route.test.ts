import { dataFolder, loggedLines, startServer, writeIn } from '@/test/server';
import { putLead } from '@/test/leads';

const TOKEN = 'a-token-of-some-length';

beforeEach(() => void loggedLines());

const start = async (environment: Record<string, string> = {}) => {
  const sites = writeIn(dataFolder(), 'sites.json', { 'www.a.example': 'demo', 'www.b.example': 'minimal' });
  startServer({ SITES_FILE: sites, HEALTH_TOKEN: TOKEN, ...environment });
  const { GET } = await import('./route');
  return (headers: Record<string, string> = {}) =>
    GET(new Request('http://www.a.example/api/status', { headers }));
};
/** The database of a started server, and its leads. */
const opened = async () => {
  const { leadStore } = await import('@/lib/leads/outbox/lead-store');
  const db = await (await import('@/lib/platform/db')).database();
  return { db, store: leadStore(db) };
};
const basic = (password: string) => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;

test('the status needs HEALTH_TOKEN, as bearer token or Basic password; without it the route is off', async () => {
  const get = await start();
  for (const authorization of ['', 'Bearer x', basic('x'), basic(''), 'Basic !', basic('\u0000ñ')])
    expect((await get({ authorization })).status).toBe(401);
  expect((await get()).headers.get('www-authenticate')).toMatch(/^Basic /);
  expect((await get({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  expect((await get({ authorization: basic(TOKEN) })).status).toBe(200);
  expect((await (await start({ HEALTH_TOKEN: '' }))({ authorization: 'Bearer ' })).status).toBe(404);
});

test('every site is shown with its host, leads and alarms, those with alarms first', async () => {
  const get = await start();
  const { store } = await opened();
  const now = Date.now();
  await putLead(store, 'a', { site: 'minimal', state: 'dead-lettered', receivedAt: now });
  await putLead(store, 'b', { site: 'minimal', state: 'delivered', receivedAt: now });
  await (await import('@/lib/operations/monitoring/alerts')).checkAlerts(now);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const json = (await (await get({ ...headers, accept: 'application/json' })).json()) as { sites: unknown[] };
  expect(json.sites).toMatchObject([
    {
      site: 'minimal',
      host: 'www.b.example',
      deadLettered: 1,
      deliveredIn7Days: 1,
      alarms: ['dead-lettered: 1 lead could not be delivered'],
    },
    { site: 'demo', host: 'www.a.example', deadLettered: 0, alarms: [] },
  ]);
  const page = await (await get(headers)).text();
  expect(page).toContain('<h1>1 alarm</h1>');
  expect(page).toContain('0 waiting, <b>1 dead-lettered</b>, 0 refused, 1 delivered in 7 days');
  expect(page.indexOf('www.b.example')).toBeLessThan(page.indexOf('www.a.example'));
  expect(page).not.toContain('<script');
});

test('what browsers measured is shown beside what is good', async () => {
  const get = await start();
  const { countSpeed } = await import('@/lib/site/analytics/speed');
  const { db } = await opened();
  const labels = { kind: 'home', look: 'classic', device: 'phone' } as const;
  for (let view = 0; view < 50; view += 1)
    await countSpeed(db, 'demo', { lcp: 2_900, inp: 20 }, labels, Date.now());
  const page = await (await get({ authorization: basic(TOKEN) })).text();
  expect(page).toContain(
    '<p>Visitors, 28 days: <b>largest paint 2.9 s of 50 views (fair; good up to 2.5 s)</b>, response 19 ms of 50 views (good, up to 200 ms)</p>',
  );
});

test('the times from request to acceptance are shown, for each of several destinations', async () => {
  const get = await start();
  const { store } = await opened();
  const now = Date.now();
  for (const [index, took] of [400, 2_000, 200_000].entries()) {
    const id = `lead-${index}`;
    await putLead(store, id, { state: 'delivered', receivedAt: now - took, settledAt: now });
  }
  await putLead(store, 'waits', { destinations: ['crm.example#1'], receivedAt: now });
  const page = await (await get({ authorization: `Bearer ${TOKEN}` })).text();
  // The end of the bucket in which the middle is.
  const times = 'after 2.1 s in the middle, 3 min at most';
  expect(page).toContain(`3 delivered in 7 days, ${times}</p>`);
  expect(page).toContain(
    `<p>first: 0 waiting, 0 dead-lettered, 0 bounced, 3 accepted in 7 days, ${times}</p>`,
  );
  expect(page).toContain(
    '<p>crm.example#1: <b>1 waiting</b>, 0 dead-lettered, 0 bounced, 0 accepted in 7 days</p>',
  );
});

test('an alarm of a site that is no longer served is shown', async () => {
  const get = await start();
  const now = Date.now();
  const lead = { site: 'former', state: 'dead-lettered', receivedAt: now } as const;
  await putLead((await opened()).store, 'a', lead);
  await (await import('@/lib/operations/monitoring/alerts')).checkAlerts(now);
  const headers = { authorization: `Bearer ${TOKEN}`, accept: 'application/json' };
  expect(await (await get(headers)).json()).toMatchObject({
    alarms: ['dead-lettered former: 1 lead could not be delivered'],
  });
});

test('an outage of the database is answered with 503', async () => {
  const get = await start({ DATABASE_URL: 'file:/dev/null/x.db' });
  expect((await get({ authorization: `Bearer ${TOKEN}` })).status).toBe(503);
});
