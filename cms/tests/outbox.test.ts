import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentServer, siteThat } from './owners';
import { changeBusiness, createBusiness } from './support';

// What the site's servers are told of a publication, on SQLite; on PostgreSQL with DATABASE_URL.

type Answer = { status: number; json: object };
const fine = () => ({ status: 200, json: { message: 'Read again; the next view shows it.' } });
let answers: () => Answer | Promise<Answer> = fine;
const site = await siteThat(() => answers());
const second = await siteThat(() => ({
  status: 404,
  json: { message: 'This deployment serves no such site.' },
}));
const servers = [
  { url: site.url, revalidateToken: 'a-token' },
  { url: second.url, revalidateToken: 'c-token' },
];
const payload = await contentServer({ SITE_SERVERS: JSON.stringify(servers) });
const { workOutbox, liveState } = await import('../site/outbox');
const work = () => workOutbox(payload);
const live = async (id: number | string) => {
  const { docs } = await payload.find({ collection: 'outbox', where: { business: { equals: id } } });
  return liveState(docs as never);
};
const create = (pageId: string, record: object) => createBusiness(payload, pageId, record);

test('a publication is told to every server; live is said after the answer', async () => {
  await work();
  site.calls.length = 0;
  const { id } = await create('told', { dbPrincipal: { name: 'A' } });
  assert.equal(await live(id), 'waiting');
  await work();
  assert.equal(await live(id), 'live');
  const [call] = site.calls.filter(({ body }) => body.site === 'told');
  assert.deepStrictEqual(
    [call?.method, call?.path, call?.token],
    ['POST', '/api/revalidate', 'Bearer a-token'],
  );
});

test('while the site is away the change waits, and is tried again until it is taken', async () => {
  answers = () => ({ status: 503, json: {} });
  const { id } = await create('away', { dbPrincipal: { name: 'A' } });
  await work();
  assert.equal(await live(id), 'failing');
  answers = fine;
  const due = { nextAt: new Date().toISOString() };
  await payload.update({ collection: 'outbox', where: { business: { equals: id } }, data: due });
  await work();
  assert.equal(await live(id), 'live');
});

test('a publication that ends while the call for the one before it is noted is told too', async () => {
  const { id } = await create('twice', { dbPrincipal: { name: 'A' } });
  const { pool } = payload.db as unknown as { pool?: { query: (sql: string) => Promise<{ rows: [] }> } };
  const locked = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  let isDone: Promise<void> | undefined;
  const publish = async () => {
    const transactionID = (await payload.db.beginTransaction()) as string;
    const data = { dbPrincipal__name: 'B', _status: 'published' };
    await changeBusiness(payload, id, data, { req: { transactionID } as never });
    // On SQLite a second writer waits for its turn; on PostgreSQL for the row, and goes on from there.
    const end = async () => {
      while (pool && !(await pool.query(locked)).rows.length);
      await payload.db.commitTransaction(transactionID);
    };
    return { ended: end() };
  };
  answers = async () => {
    if (!isDone) {
      const { ended } = await publish();
      isDone = ended;
    }
    return fine();
  };
  site.calls.length = 0;
  await work();
  await isDone;
  answers = fine;
  assert.equal(await live(id), 'waiting');
  await work();
  assert.equal(await live(id), 'live');
  assert.equal(site.calls.filter(({ body }) => body.site === 'twice').length, 2);
});

test('a draft tells the site nothing; what is rolled back neither', async () => {
  const { id } = await create('quiet', { dbPrincipal: { name: 'A' } });
  await work();
  site.calls.length = 0;
  await changeBusiness(payload, id, { dbPrincipal__name: 'B' }, { draft: true });
  const undone = (await payload.db.beginTransaction()) as string;
  const req = { transactionID: undone, context: {} } as never;
  await changeBusiness(payload, id, { dbPrincipal__name: 'C', _status: 'published' }, { req });
  await payload.db.rollbackTransaction(undone);
  await work();
  assert.deepStrictEqual(
    site.calls.filter(({ body }) => body.site === 'quiet'),
    [],
  );
  assert.equal(await live(id), 'live');
});
