import { databaseKinds } from '@/test/databases';
import { clickStore } from '@/lib/site/analytics/clicks';
import { putAll, useOutbox } from '@/test/leads';
import { runLeadsCommand } from './leads-command';

describe.each(databaseKinds)('leads of several destinations, with %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const now = 10_000 + 26 * 60 * 60_000;
  let further: string[] | null = null;
  const run = async (...args: string[]) => {
    let printed = '';
    await runLeadsCommand(args, {
      store: outbox.store,
      clicks: clickStore(outbox.db),
      sendTest: async (site) => site,
      secret: async () => '',
      erase: async () => '',
      move: async () => '',
      isServed: () => true,
      enableReceiver: async () => {},
      furtherOf: async () => further,
      now,
      print: (text) => {
        printed += text;
      },
    });
    return printed;
  };

  test('sees and retries what each destination has; what waits for a former one is dropped and routed again', async () => {
    await putAll(outbox.store, ['a'], { state: 'delivered', isRouted: false });
    await outbox.store.route('demo', ['crm.example#1', 'old.example#2'], 1_000);
    await outbox.db.run("update deliveries set state = 'dead-lettered', reason = 'status 404', attempts = 1");
    expect((await run('list', '--state', 'dead-lettered')).split('\n').slice(1)).toEqual([
      'a     demo  crm.example#1  dead-lettered  26h  1         status 404',
      'a     demo  old.example#2  dead-lettered  26h  1         status 404',
      '',
    ]);
    expect(await run('show', 'a')).toMatch(/^to crm\.example#1 +dead-lettered, attempts 1, status 404$/m);
    further = ['crm.example#1', 'new.example#3'];
    expect(await run('retry', '--site', 'demo')).toMatch('Due now: 1 dead-lettered lead of demo.');
    expect(await outbox.store.unroutedSites()).toEqual(['demo']);
    await outbox.store.route('demo', further, now);
    expect(
      (await outbox.store.deliveriesOf({}, 9)).map(({ destination, state }) => [destination, state]),
    ).toEqual([
      ['crm.example#1', 'waiting'],
      ['new.example#3', 'waiting'],
    ]);
    expect(await outbox.stateOf('a')).toBe('delivered');
    await outbox.db.run("update deliveries set state = 'delivered'");
    await expect(run('retry', 'a')).rejects.toThrow('Lead a is delivered.');
  });
});
