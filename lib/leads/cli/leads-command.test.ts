import { databaseKinds } from '@/test/databases';
import { runCommand, UsageError } from '@/lib/platform/run-command';
import { runLeadsCommand } from './leads-command';
import { clickStore } from '@/lib/site/analytics/clicks';
import { FIRST, type Lead } from '@/lib/leads/outbox/lead';
import { fieldsFor, newLead, putAll, putLead, useOutbox } from '@/test/leads';

describe.each(databaseKinds)('an operator, with %s', (_kind, start) => {
  const outbox = useOutbox(start);
  const now = 10_000 + 26 * 60 * 60_000;

  let destinations: string[] | null;
  beforeEach(() => {
    destinations = [FIRST];
  });
  const run = (...args: string[]) =>
    runLeadsCommand(args, {
      db: outbox.db,
      store: outbox.store,
      sendTest: async (site) => `tested ${site}`,
      isServed: (site) => site !== 'departed',
      destinationKeys: async () => destinations,
      now,
    });

  test("lists leads without customers' data", async () => {
    await putAll(outbox.store, ['a']);
    await putLead(outbox.store, 'b', {
      site: 'other',
      state: 'dead-lettered',
      receivedAt: now - 5 * 60_000,
    });
    expect((await run('list')).split('\n')).toEqual([
      'LEAD  SITE   DESTINATION  STATE          AGE  ATTEMPTS  LAST ERROR',
      'b     other  first        dead-lettered  5m   0         status 404',
      'a     demo   first        waiting        26h  0',
      '',
    ]);
    await putLead(outbox.store, 'c', { state: 'refused', receivedAt: now });
    expect(await run('list', '--state', 'refused')).toMatch(
      /^c     demo  - +refused  0m   0         honeypot$/m,
    );
    expect(await run('list')).toMatch(/^c .*\n^b .*\n^a /m);
    expect(await run('list', '--state', 'waiting', '--site', 'other')).not.toMatch(/^[abc] /m);
    expect((await run('list', '--site', 'other')).split('\n').slice(1)).toEqual([
      expect.stringMatching(/^b /),
      '',
    ]);
    expect((await run('list', '--limit', '1')).split('\n')).toHaveLength(3);
  });

  test('shows all fields of one lead', async () => {
    await outbox.store.put(newLead('a', { fields: fieldsFor({ utm_source: 'ad' }) }));
    const shown = await run('show', 'a');
    for (const text of ['id +a', 'firstName +Ana', 'message +Two rooms', 'utm_source +ad', 'photos +0'])
      expect(shown).toMatch(new RegExp(`^${text}$`, 'm'));
  });

  test('requeues what is not delivered, a refused lead too', async () => {
    await putAll(outbox.store, ['p'], { state: 'dead-lettered' });
    await putAll(outbox.store, ['q'], { state: 'refused' });
    await putAll(outbox.store, ['d'], { state: 'delivered' });
    await expect(run('retry', 'd')).rejects.toThrow('Lead d is delivered.');
    await run('retry', 'p');
    await run('retry', 'q');
    await run('retry', 'p');
    expect(await outbox.store.countByState()).toMatchObject({ waiting: 2, delivered: 1, refused: 0 });
  });

  test('requeues all dead-lettered leads of a site', async () => {
    await putAll(outbox.store, ['a', 'b'], { state: 'dead-lettered' });
    await putAll(outbox.store, ['q'], { state: 'refused' });
    await putAll(outbox.store, ['x'], { state: 'dead-lettered', site: 'other' });
    expect(await run('retry', '--site', 'demo', '--state', 'dead-lettered')).toBe(
      'Due now: 2 dead-lettered leads of demo. A running server delivers what is due.\n',
    );
    expect(await outbox.store.countByState()).toMatchObject({ waiting: 2, 'dead-lettered': 1, refused: 1 });
    expect(await run('retry', '--site', 'demo', '--state', 'refused')).toMatch(/^Due now: 1 refused lead/);
    expect(await run('retry', '--site', 'other')).toMatch(/^Due now: 1 dead-lettered lead of other\./);
  });

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
    destinations = null;
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

  test("a departed site's leads cannot be requeued", async () => {
    await putAll(outbox.store, ['p'], { state: 'dead-lettered', site: 'departed' });
    await putAll(outbox.store, ['q'], { state: 'refused', site: 'departed' });
    for (const command of [
      ['retry', 'p'],
      ['retry', 'q'],
      ['retry', '--site', 'departed'],
    ])
      await expect(run(...command)).rejects.toThrow('departed is no site of this deployment');
    expect(await outbox.store.countByState()).toMatchObject({ waiting: 0, 'dead-lettered': 1, refused: 1 });
  });

  test('sends a test lead to a site', async () => {
    expect(await run('test', 'demo')).toBe('tested demo\n');
  });

  test('exports all, oldest first', async () => {
    await putAll(outbox.store, ['a', 'b'], {
      fields: fieldsFor({ firstName: '=cmd|calc', message: 'Two\n"rooms"' }),
    });
    const lines = (await run('export', '--format', 'csv')).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffid,site,state,receivedAt,attempts,reason,firstName,lastName,email,phone,address,service,bestWay,message,textConsent,page,utm_source,utm_medium,utm_campaign,utm_term,utm_content,gclid,gbraid,wbraid,msclkid,fbclid,referrer,landing_page',
    );
    expect(lines[1]).toBe(
      'a,demo,waiting,1970-01-01T00:00:01.000Z,0,,\'=cmd|calc,Ruiz,ana@example.com,(555) 201-3344,,,,"Two\n""rooms""",,/contact,,,,,,,,,,,,',
    );
    const json = JSON.parse(await run('export', '--format', 'json', '--site', 'demo')) as Lead[];
    expect(json.map(({ id, fields }) => [id, fields.firstName])).toEqual([
      ['a', '=cmd|calc'],
      ['b', '=cmd|calc'],
    ]);
  });

  test("exports what Google Ads imports: leads with Google's click ids", async () => {
    const put = (id: string, posted: Record<string, unknown>, changes = {}) =>
      putLead(outbox.store, id, { fields: fieldsFor(posted), receivedAt: 1_000, ...changes });
    await put('a', { gclid: 'Cj0K_9', gbraid: 'b9' });
    await put('b', { gbraid: 'b8' }, { receivedAt: Date.UTC(2026, 2, 14, 15, 30) });
    await put('c', { wbraid: '-w7' }, { receivedAt: Date.UTC(2026, 2, 15), site: 'other' });
    await put('d', { utm_source: 'ad', msclkid: 'm1', fbclid: 'f1' });
    await put('e', { gclid: 'spam' }, { state: 'refused' });
    await put('f', {}, { fields: { ...fieldsFor({ gclid: 'test' }), isTest: true } });
    const header = 'Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time\r\n';
    expect(await run('export', '--conversions', 'google')).toBe(
      `${header}Cj0K_9,,,Website request,1970-01-01 00:00:01+0000\r\n` +
        ',b8,,Website request,2026-03-14 15:30:00+0000\r\n' +
        ',,-w7,Website request,2026-03-15 00:00:00+0000\r\n',
    );
    expect(await run('export', '--conversions', 'google', '--site', 'demo', '--name', 'Lead, web')).toMatch(
      /^.*\r\nCj0K_9,,,"Lead, web",[^]*\+0000\r\n,b8,,"Lead, web",[^\r]*\r\n$/,
    );
    for (const wrong of [
      ['--conversions', 'bing'],
      ['--conversions', 'google', '--format', 'csv'],
      ['--format', 'csv', '--name', 'x'],
    ])
      await expect(run('export', ...wrong)).rejects.toThrow(UsageError);
  });

  test('sees clicks by day and place', async () => {
    await putAll(outbox.store, ['a']);
    const clicks = clickStore(outbox.db);
    for (const [kind, place, ago] of [
      ['call', 'header', 0],
      ['call', 'header', 0],
      ['message', 'floating', 0],
      ['call', 'footer', 1],
      ['call', 'footer', 40],
    ] as const)
      await clicks.count('demo', kind, place, now - ago * 86_400_000);
    const lines = (await run('stats')).split('\n').map((line) => line.split(/ +/).join(' '));
    expect(lines).toEqual(
      expect.arrayContaining([
        'waiting 1',
        '1970-01-01 demo call footer 1',
        '1970-01-02 demo call header 2',
        '1970-01-02 demo message floating 1',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('19'))).toHaveLength(3);
    expect(await run('stats', '--days', '1', '--site', 'demo')).not.toContain('1970-01-01');
    expect(await run('stats', '--site', 'other')).not.toContain('demo');
  });

  test.each(
    (
      '|drop|list --state lost|list --limit 0|list --nonsense|show|test|retry|secret|' +
      'secret demo first again|release demo|retry --site demo --state delivered|show nobody|export|' +
      'export --format xml|erase --yes|erase --phone hello --yes|' +
      'erase near --email x@y.example --yes'
    ).split('|'),
  )('the command %j is refused with its usage', async (typed) => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runCommand('USAGE', typed.split(' ').filter(Boolean), async (args) => (await run(...args), 0));
    expect([process.exitCode, said.mock.calls]).toEqual([2, [[expect.stringMatching(/^.+\n\nUSAGE$/s)]]]);
    process.exitCode = 0;
  });
});
