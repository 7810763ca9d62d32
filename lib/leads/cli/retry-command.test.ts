import { databaseKinds } from '@/test/databases';
import { clickStore } from '@/lib/site/analytics/clicks';
import { putLead, useOutbox } from '@/test/leads';
import { runLeadsCommand } from './leads-command';

describe.each(databaseKinds)('leads of several destinations, with %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const now = 10_000 + 26 * 60 * 60_000;
  let destinations: string[] | null = null;
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
      destinationKeys: async () => destinations,
      now,
      print: (text) => {
        printed += text;
      },
    });
    return printed;
  };

  test('sees and retries what each destination has; what waits for a former one is dropped', async () => {
    await putLead(outbox.store, 'a', {
      state: 'dead-lettered',
      destinations: ['crm.example#1', 'old.example#2'],
      receivedAt: 1_000,
    });
    expect((await run('list', '--state', 'dead-lettered')).split('\n').slice(1)).toEqual([
      'a     demo  crm.example#1  dead-lettered  26h  0         status 404',
      'a     demo  old.example#2  dead-lettered  26h  0         status 404',
      '',
    ]);
    expect(await run('show', 'a')).toMatch(/^to crm\.example#1 +dead-lettered, attempts 0, status 404$/m);
    await expect(run('retry', 'a')).rejects.toThrow('The record of demo is not known');
    destinations = ['crm.example#1', 'new.example#3'];
    expect(await run('retry', '--site', 'demo')).toMatch('Due now: 1 dead-lettered lead of demo.');
    expect(
      (await outbox.store.deliveriesOf({}, 9)).map(({ destination, state }) => [destination, state]),
    ).toEqual([
      ['crm.example#1', 'waiting'],
      ['new.example#3', 'waiting'],
    ]);
    await outbox.db.run("update deliveries set state = 'delivered'");
    await expect(run('retry', 'a')).rejects.toThrow('Lead a is delivered.');
  });
});
