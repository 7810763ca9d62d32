import type { Row } from '@/lib/platform/db';
import { databaseKinds } from '@/test/databases';
import { putAll, putLead, useOutbox } from '@/test/leads';
import { loggedLines, startServer } from '@/test/server';
import { leadErasure } from './retention';

describe.each(databaseKinds)('erasing leads in %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const photos = [{ type: 'image/png', bytes: new Uint8Array([1]) }];
  const deliver = async (ids: string[], now = 10_000) =>
    outbox.store.record(
      ids.map((lead) => ({ lead, receivedAt: 1_000, attempts: 1, state: 'delivered' })),
      await outbox.take(now),
      now,
      0,
    );
  const left = async () => (await outbox.store.list({}, 99)).map(({ id }) => id);
  const leadsOfPhotos = async () =>
    (await outbox.db.all('select lead from lead_photos order by lead')).map(({ lead }) => lead);

  test('many leads are erased in several commits', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await putAll(outbox.store, [...ids, 'stays'], { photos: [...photos, ...photos] });
    await deliver(ids);
    const commits = jest.spyOn(outbox.db, 'batch');
    expect(await leadErasure(outbox.db, 2).eraseDelivered(20_000)).toBe(5);
    const erased = commits.mock.results.map(async ({ value }) => ((await value) as Row[][]).at(-1)?.length);
    expect(await Promise.all(erased)).toEqual([2, 2, 1]);
    expect(await leadsOfPhotos()).toEqual(['stays', 'stays']);
    expect(await outbox.store.eraseDelivered(20_000)).toBe(0);
  });

  test('several processes can erase at the same time', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `${n}`);
    await putAll(outbox.store, ids, { photos });
    await deliver(ids);
    const erased = await Promise.all([1, 2, 3].map(() => leadErasure(outbox.db, 4).eraseDelivered(20_000)));
    expect(erased.reduce((sum, of) => sum + of)).toBe(30);
    expect([await left(), await leadsOfPhotos()]).toEqual([[], []]);
  });

  /** As a server with these settings. */
  const erase = async (settings: Record<string, string>, now: number) => {
    startServer(settings);
    await (await import('./retention')).eraseOld(async () => outbox.db, now);
  };

  test('refused leads have a cap for each site, the oldest go with their photos; the log says how many', async () => {
    const logged = loggedLines();
    const ids = Array.from({ length: 1_002 }, (_, n) => `q${n}`);
    const rows = ids.map((id, n) => `('${id}', 'demo', 'honeypot', '{}', ${n}, 1)`).join(', ');
    await outbox.db.run(`insert into leads (id, site, refused, fields, received_at, routed) values ${rows}`);
    await putAll(outbox.store, ['waits']);
    await putLead(outbox.store, 'other', { site: 'other', state: 'refused', receivedAt: 0, photos });
    for (const id of ['q1', 'q2']) await outbox.store.addPhotos(id, photos, 1);
    await erase({}, 10_000);
    expect(await Promise.all(['q0', 'q1', 'q2'].map(outbox.stateOf))).toEqual([
      undefined,
      undefined,
      'refused',
    ]);
    expect(await outbox.store.countByState()).toMatchObject({ refused: 1_001, waiting: 1 });
    expect(await leadsOfPhotos()).toEqual(['other', 'q2']);
    expect(logged).toEqual(['leads.erased state=refused reason=cap leads=2']);
  });

  test.each([
    ['refused', 30, {}],
    ['refused', 10, { LEADS_REFUSED_DAYS: '10' }],
    ['dead-lettered', 365, {}],
    ['dead-lettered', 20, { LEADS_DEAD_LETTER_DAYS: '20' }],
    ['delivered', 40, { LEADS_KEEP_DAYS: '40' }],
  ] as const)('a lead that is %s for %d days is erased, and the log says so', async (state, days, given) => {
    const logged = loggedLines();
    const now = 1_800_000_000_000;
    const before = now - days * 24 * 60 * 60_000;
    await putLead(outbox.store, 'old', { state, receivedAt: before - 1, photos });
    await putLead(outbox.store, 'new', { state, receivedAt: before, photos });
    await putLead(outbox.store, 'waits', { receivedAt: 0, photos });
    await erase(given, now);
    expect(await leadsOfPhotos()).toEqual(['new', 'waits']);
    expect(await Promise.all(['old', 'new', 'waits'].map(outbox.stateOf))).toEqual([
      undefined,
      state,
      'waiting',
    ]);
    expect(logged).toEqual([`leads.erased state=${state} reason=age leads=1`]);
  });
});
