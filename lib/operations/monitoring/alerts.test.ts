import { json } from 'node:stream/consumers';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { databaseKinds, useDatabase } from '@/test/databases';
import { fieldsFor, putLead } from '@/test/leads';
import { serverThat, startServer } from '@/test/server';
import { startSmtpServer } from '@/test/smtp-server';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_900_000_000_000;

type Message = {
  cause: string;
  subject: string;
  state: string;
  detail: string;
  since: string;
  isSigned: boolean;
};

describe.each(databaseKinds)('alerts in %s', (_kind, startDatabase) => {
  const opened = useDatabase(startDatabase, 'leads', 'deliveries', 'delivery_leases', 'alerts');
  let webhook: string;
  let messages: Message[];
  let answers: number;

  beforeEach(async () => {
    [messages, answers] = [[], 200];
    for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
    webhook = await serverThat(async (request, response) => {
      const message = (await json(request)) as Omit<Message, 'isSigned'>;
      const isSigned = 'mainstreet-signature' in request.headers;
      if (answers < 300) messages.push({ ...message, isSigned });
      response.writeHead(answers).end();
    });
  });

  const instance = async (environment: Record<string, string> = {}) => {
    startServer({
      DATABASE_URL: opened.url,
      ALERT_WEBHOOK: `${webhook}/alerts`,
      ALLOW_PRIVATE_HOSTS: new URL(webhook).host,
      LEADS_SIGNING_SECRET: 'a-secret-of-some-length',
      ...environment,
    });
    return (await import('./alerts')).checkAlerts;
  };
  const received = () =>
    messages.splice(0).map(({ cause, subject, state }) => `${cause} ${subject} ${state}`);
  const addLead = (id: string, changes: Parameters<typeof putLead>[2]) =>
    putLead(leadStore(opened.db), id, { receivedAt: NOW - MINUTE, ...changes });

  test('a dead letter is reported once, signed, by one of several instances, also after a restart; so is its end', async () => {
    await addLead('a', { state: 'dead-lettered' });
    const [one, two] = [await instance(), await instance()];
    await Promise.all([one(NOW), two(NOW)]);
    expect(messages).toMatchObject([
      { cause: 'dead-lettered', subject: 'demo', state: 'open', isSigned: true },
    ]);
    messages = [];
    const restarted = await instance();
    for (let minute = 1; minute < 10; minute += 1) await restarted(NOW + minute * MINUTE);
    expect(received()).toEqual([]);
    await leadStore(opened.db).eraseLead('a');
    for (let minute = 10; minute < 20; minute += 1)
      for (const checkAlerts of [two, restarted]) await checkAlerts(NOW + minute * MINUTE);
    expect(received()).toEqual(['dead-lettered demo over']);
    expect(await opened.db.all('select * from alerts')).toEqual([]);
  });

  test('a message that the webhook does not accept is sent again', async () => {
    await addLead('a', { state: 'dead-lettered' });
    answers = 500;
    const checkAlerts = await instance();
    await checkAlerts(NOW);
    answers = 200;
    await checkAlerts(NOW + MINUTE);
    expect(received()).toEqual([]);
    await checkAlerts(NOW + 3 * MINUTE);
    expect(received()).toEqual(['dead-lettered demo open']);
  });

  test('ALERT_MAIL gets one mail when a problem begins and one when it is over, whatever the webhook answers', async () => {
    const smtp = await startSmtpServer();
    await addLead('a', { state: 'dead-lettered' });
    answers = 500;
    const checkAlerts = await instance({
      ALERT_MAIL: 'ops@agency.example',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Mainstreet <alerts@mainstreet.example>',
    });
    await checkAlerts(NOW);
    expect(smtp.mails.splice(0)).toEqual([
      {
        from: 'alerts@mainstreet.example',
        to: ['ops@agency.example'],
        raw: expect.stringMatching(
          /^Subject: Leads are dead-lettered: demo\r$[^]*^1 lead could not be delivered\r\nSince 2030-/m,
        ),
      },
    ]);
    answers = 200;
    for (let minute = 1; minute < 6; minute += 1) await checkAlerts(NOW + minute * MINUTE);
    expect(smtp.mails).toEqual([]);
    await leadStore(opened.db).eraseLead('a');
    for (let minute = 6; minute < 16; minute += 1) await checkAlerts(NOW + minute * MINUTE);
    expect(smtp.mails.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).toEqual([
      'Over: Leads are dead-lettered: demo',
    ]);
    await smtp.stop();
  });

  const fails = (site: string, receiver: string, minutes: number) =>
    opened.db.run(
      'insert into delivery_leases (site, destination, worker, lease_until, failures, retry_at, failing_since, receiver) values (?, ?, ?, 0, 9, 0, ?, ?)',
      [site, 'first', 'one', NOW - minutes * MINUTE, receiver],
    );

  test('every cause is reported above its threshold, and not below', async () => {
    await addLead('waits', { site: 'waiting', receivedAt: NOW - 31 * MINUTE });
    await addLead('new', { site: 'patient', receivedAt: NOW - 29 * MINUTE });
    for (let n = 0; n < 51; n += 1) await addLead(`q${n}`, { site: 'attacked', state: 'refused' });
    for (let n = 0; n < 50; n += 1) await addLead(`p${n}`, { site: 'calm', state: 'refused' });
    for (const days of [15, 22, 29, 36])
      for (const site of ['demo', 'not-served'])
        await addLead(`${site}${days}`, { site, state: 'delivered', receivedAt: NOW - days * DAY });
    const fields = { ...fieldsFor(), isTest: true };
    await addLead('test', { site: 'demo', state: 'delivered', receivedAt: NOW, fields });
    await fails('patient', 'shaky.example', 14);
    await addLead('unlucky', { site: 'unlucky' });
    await fails('unlucky', 'down.example', 16);
    const checkAlerts = await instance();
    await checkAlerts(NOW);
    expect(received().sort()).toEqual([
      'many-refused attacked open',
      'no-leads demo open',
      'receiver-down down.example open',
      'waiting waiting open',
    ]);
  });

  test('a receiver that is down is reported once for all of its sites, whose leads wait', async () => {
    for (const site of ['one', 'two', 'three']) {
      await addLead(site, { site, receivedAt: NOW - 40 * MINUTE });
      await fails(site, 'down.example', 39);
    }
    const checkAlerts = await instance();
    await checkAlerts(NOW);
    expect(messages).toMatchObject([
      {
        cause: 'receiver-down',
        detail: 'deliveries of 3 sites have failed for more than 15 minutes',
        since: new Date(NOW - 39 * MINUTE).toISOString(),
      },
    ]);
  });

  test('a site with leads in each of four weeks and none in 14 days has its alarm until one comes', async () => {
    const addOld = (days: number) =>
      addLead(`old${days}`, { state: 'delivered', receivedAt: NOW - days * DAY });
    for (const days of [15, 22, 36, 37]) await addOld(days);
    const checkAlerts = await instance();
    await checkAlerts(NOW);
    expect(received()).toEqual([]);
    await addOld(29);
    await checkAlerts(NOW);
    expect(received()).toEqual(['no-leads demo open']);
    for (const days of [8, 30, 90]) {
      await checkAlerts(NOW + days * DAY);
      await checkAlerts(NOW + days * DAY + 10 * MINUTE);
    }
    expect(received()).toEqual([]);
    await addLead('new', { state: 'delivered', receivedAt: NOW + 90 * DAY });
    for (const minutes of [20, 30]) await checkAlerts(NOW + 90 * DAY + minutes * MINUTE);
    expect(received()).toEqual(['no-leads demo over']);
  });

  test('a page that is shown without scripts is reported, until an hour after the last one', async () => {
    const checkAlerts = await instance();
    const { reportUnknownPage } = await import('@/lib/serving/next/unknown-pages.mjs');
    reportUnknownPage('demo', '/about', 'unknown script');
    await checkAlerts(NOW);
    expect(messages).toMatchObject([{ cause: 'unknown-page', detail: 'demo/about: unknown script' }]);
    messages = [];
    const shown = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => shown + 61 * MINUTE);
    for (const minutes of [60, 70]) await checkAlerts(NOW + minutes * MINUTE);
    jest.mocked(performance.now).mockRestore();
    expect(received()).toEqual(['unknown-page pages over']);
  });
});
