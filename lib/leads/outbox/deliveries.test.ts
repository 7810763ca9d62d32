import { filePathOf, openDatabase, type Database } from '@/lib/platform/db';
import { migrate } from '@/lib/platform/db/migrations';
import { openPostgres } from '@/lib/platform/db/postgres';
import { migrations } from '@/lib/platform/db/schema';
import { openSqliteFile } from '@/lib/platform/db/sqlite-file';
import { disabledReceivers } from '@/lib/leads/delivery/disabled-receivers';
import { databaseKinds, type TestServer } from '@/test/databases';
import { fieldsFor, newLead, putAll, useOutbox } from '@/test/leads';
import { leadReport } from './lead-report';
import { leadStore } from './lead-store';

const CRM = 'crm.example#1';

describe.each(databaseKinds)('a %s database of before further destinations', (_kind, start) => {
  let server: TestServer;
  let db: Database;
  beforeEach(async () => {
    server = await start();
    const before = migrations.findIndex(({ name }) => name === 'deliveries');
    const file = filePathOf(server.url);
    const old = await (file === null ? openPostgres(server.url) : openSqliteFile(file));
    await migrate(old, migrations.slice(0, before));
    for (const state of ['waiting', 'delivered', 'dead-lettered', 'quarantined'])
      await old.run(
        `insert into leads (id, site, state, reason, fields, received_at, attempts, due_at, give_up_at, changed_at)
         values (?, 'demo', ?, null, ?, 1000, 2, 1000, 99000, 5000)`,
        [state, state, JSON.stringify(fieldsFor())],
      );
    await old.run(
      `insert into lead_photos (id, lead, position, type, bytes) values ('waiting.1', 'waiting', 0, 'image/jpeg', ?)`,
      [new Uint8Array([1])],
    );
    await old.run(
      `insert into site_leases (site, worker, lease_until, failures, retry_at, failing_since, receiver)
       values ('demo', 'one', 0, 3, 0, 4000, 'crm.example')`,
    );
    await old.run(
      `insert into disabled_receivers (site, endpoint, since) values ('demo', 'https://a.example/', 7)`,
    );
    await old.close();
    db = await openDatabase(server.url);
  }, 60_000);
  afterEach(async () => {
    await db.close();
    await server.stop();
  });

  test('keeps every lead as it was; what waits goes where it was going, what is released everywhere', async () => {
    const store = leadStore(db);
    expect((await store.list({}, 9)).map(({ id, state, attempts }) => [id, state, attempts]).sort()).toEqual(
      ['dead-lettered', 'delivered', 'quarantined', 'waiting'].map((state) => [state, state, 2]),
    );
    expect(await store.photoIds('waiting')).toEqual([{ id: 'waiting.1', type: 'image/jpeg' }]);
    expect(await store.acquireLease('demo', 'two', 10_000, 1)).toMatchObject({ failures: 3 });
    expect(await disabledReceivers(db).all()).toEqual([
      { site: 'demo', endpoint: 'https://a.example/', since: 7 },
    ]);
    expect(await store.unroutedSites()).toEqual([]);
    await store.requeue('quarantined', 'quarantined', 10_000);
    await store.route('demo', [CRM], 10_000);
    expect((await store.deliveriesOf({}, 9)).map(({ lead, state }) => [lead, state])).toEqual([
      ['quarantined', 'waiting'],
    ]);
  });
});

describe.each(databaseKinds)('what further destinations have of leads, in %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const settle = async (lead: string, state: 'delivered' | 'dead-lettered', now: number) => {
    const lease = { site: 'demo', destination: CRM, worker: 'one', failures: 0 };
    await outbox.store.record([{ lead, attempts: 1, state, reason: 'status 404' }], lease, now, 1);
  };

  test('a lead is erased only when every destination has it, or its dead letter is old', async () => {
    await putAll(outbox.store, ['a', 'b', 'c'], { state: 'delivered', isRouted: false });
    await outbox.store.route('demo', [CRM], 1_000);
    await settle('a', 'delivered', 2_000);
    await settle('b', 'dead-lettered', 2_000);
    expect([await outbox.store.erase('delivered', 90_000), await outbox.stateOf('a')]).toEqual([
      1,
      undefined,
    ]);
    await outbox.store.dropDeliveries(90_000);
    expect(await outbox.store.erase('delivered', 90_000)).toBe(1);
    expect((await outbox.store.deliveriesOf({}, 9)).map(({ lead, state }) => [lead, state])).toEqual([
      ['c', 'waiting'],
    ]);
    await outbox.store.eraseLead('c');
    expect(await outbox.store.deliveriesOf({}, 9)).toEqual([]);
  });

  test('an erased lead leaves no work', async () => {
    await putAll(outbox.store, ['a'], { state: 'delivered', isRouted: false });
    await outbox.store.route('demo', [CRM], 1_000);
    await outbox.db.run('delete from leads');
    expect(await outbox.store.queuesWithWork(50_000)).toEqual([]);
    await outbox.store.dropDeliveries(0);
    expect(await outbox.store.deliveriesOf({}, 9)).toEqual([]);
  });

  test('the report has the counts of each destination, and the times until it accepted', async () => {
    const now = 1_000_000;
    for (const [index, took] of [400, 600, 9_000, 50_000].entries()) {
      await outbox.store.put(newLead(`d${index}`, { state: 'delivered', receivedAt: now - took }));
      await outbox.db.run('update leads set changed_at = ? where id = ?', [now, `d${index}`]);
    }
    await putAll(outbox.store, ['a', 'b'], { receivedAt: 10_000, isRouted: false });
    await outbox.store.route('demo', [CRM, 'office@acme.example'], 10_000);
    await settle('a', 'delivered', 15_000);
    await settle('b', 'dead-lettered', 15_000);
    const report = leadReport(outbox.db);
    expect(await report.bySite(now)).toMatchObject([
      {
        site: 'demo',
        waiting: 4,
        deadLettered: 1,
        destinations: [
          { destination: '', waiting: 2, waitingSince: 10_000 },
          { destination: CRM, waiting: 0, deadLettered: 1, waitingSince: null },
          { destination: 'office@acme.example', waiting: 2 },
        ],
      },
    ]);
    expect(await report.acceptedInWeek(now)).toEqual([
      { site: 'demo', destination: '', leads: 4, median: 600, slowest: 50_000 },
      { site: 'demo', destination: CRM, leads: 1, median: 5_000, slowest: 5_000 },
    ]);
  });
});
