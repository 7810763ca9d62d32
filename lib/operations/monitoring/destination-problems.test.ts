import { databaseKinds } from '@/test/databases';
import { putAll, useOutbox } from '@/test/leads';
import { startServer } from '@/test/server';

const CRM = 'crm.example#1';
const MINUTE = 60_000;

describe.each(databaseKinds)('alerts about several destinations, in %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const now = 1_000_000_000;

  test('each place is named; one whose receiver is down hides no other that waits', async () => {
    startServer({});
    const { findProblems } = await import('./problems');
    const problems = async () =>
      (await findProblems(outbox.db, async () => [], now)).map(({ cause, subject, detail, isCovered }) => [
        cause,
        subject,
        detail,
        isCovered ?? false,
      ]);
    await putAll(outbox.store, ['a', 'b'], {
      destinations: ['first', CRM, 'office@acme.example'],
      receivedAt: now - 40 * MINUTE,
    });
    await outbox.db.run("update deliveries set state = 'delivered' where destination = 'first'");
    await outbox.db.run(
      "update deliveries set state = 'dead-lettered' where lead = 'a' and destination = ?",
      [CRM],
    );
    await outbox.db.run("update deliveries set state = 'delivered' where destination like '%@%'");
    await outbox.store.bounce('b', 'office@acme.example', 'bounced: 550', now);
    await outbox.store.bounce('a', 'first', 'bounced: 550', now);
    const came = 'came back after the mail server had accepted it';
    const found = [
      ['dead-lettered', 'demo', `1 lead could not be delivered at ${CRM}`, false],
      ['bounced', 'demo', `1 lead ${came}, 1 lead ${came} at office@acme.example`, false],
      ['waiting', 'demo', `1 lead waiting for more than 30 minutes at ${CRM}`, false],
    ];
    expect(await problems()).toEqual(found);
    await outbox.db.run(
      `insert into delivery_leases (site, destination, worker, lease_until, failures, retry_at, failing_since, receiver)
       values ('demo', ?, 'one', 0, 9, 0, ?, 'crm.example')`,
      [CRM, now - 20 * MINUTE],
    );
    expect(await problems()).toEqual([
      ...found.slice(0, 2),
      [...(found[2]?.slice(0, 3) ?? []), true],
      ['receiver-down', 'crm.example', 'deliveries of 1 site have failed for more than 15 minutes', false],
    ]);
    await putAll(outbox.store, ['c'], { receivedAt: now - 40 * MINUTE });
    expect((await problems())[2]).toEqual([
      'waiting',
      'demo',
      '1 lead waiting for more than 30 minutes',
      false,
    ]);
  });
});
