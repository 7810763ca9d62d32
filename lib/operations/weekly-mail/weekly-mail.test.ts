import { clickStore } from '@/lib/site/analytics/clicks';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { dataFolder, serverThat, startServer, writeIn } from '@/test/server';
import { databaseKinds, useDatabase } from '@/test/databases';
import { fieldsFor, newLead, putLead } from '@/test/leads';
import { recordOf, type Given } from '@/test/records';
import { startSmtpServer } from '@/test/smtp-server';
import { dueWeek, weekBefore } from './weekly-numbers';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
/** A Monday, and the mail's hour. */
const NOW = Date.parse('2026-03-16T14:00:00Z');

const records: Record<string, Given> = {
  acme: { name: 'Acme', emails: ['office@acme.example', 'second@acme.example'], widgets: ['visits'] },
  sol: {
    name: 'El Sol',
    emails: ['hola@sol.example'],
    language: 'es',
    places: [{ address: '1 Main St, Denver, CO 80202' }],
  },
  mute: { name: 'Mute', emails: [] },
};

test.each([
  [null, '2026-03-16T12:59:59Z', '2026-03-02', '2026-03-08'],
  [null, '2026-03-16T13:00:00Z', '2026-03-09', '2026-03-15'],
  [null, '2026-03-22T23:59:59Z', '2026-03-09', '2026-03-15'],
  [null, '2027-01-04T13:00:00Z', '2026-12-28', '2027-01-03'],
  ['America/Denver', '2026-03-16T13:59:59Z', '2026-03-02', '2026-03-08'],
  ['America/Denver', '2026-03-16T14:00:00Z', '2026-03-09', '2026-03-15'],
  ['Pacific/Auckland', '2026-03-15T18:59:59Z', '2026-03-02', '2026-03-08'],
  ['Pacific/Auckland', '2026-03-15T19:00:00Z', '2026-03-09', '2026-03-15'],
])('in the zone %s at %s the week that is due is %s to %s', (zone, now, from, to) => {
  const week = dueWeek(Date.parse(now), zone);
  expect(week).toMatchObject({ from, to });
  expect(weekBefore(week).end).toBe(week.start);
});

test("a week begins and ends at midnight in the business's zone, also when its clocks change", () =>
  expect(dueWeek(Date.parse('2026-03-09T14:00:00Z'), 'America/Denver')).toMatchObject({
    start: Date.parse('2026-03-02T00:00:00-07:00'),
    end: Date.parse('2026-03-09T00:00:00-06:00'),
  }));

describe.each(databaseKinds)('weekly mails with %s', (_kind, startDatabase) => {
  const opened = useDatabase(startDatabase, 'leads', 'clicks', 'visits', 'weekly_mails');
  let content: string;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

  beforeAll(async () => {
    content = await serverThat(({ url = '' }, response) =>
      response.end(JSON.stringify(recordOf(records[url.split('/').pop() ?? ''] ?? {}))),
    );
    smtp = await startSmtpServer();
  }, 60_000);
  beforeEach(async () => {
    Object.assign(smtp, { mails: [], refuses: false });
    for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
  });
  afterAll(() => smtp.stop());

  /** Starts another instance on the same database. @returns sends what is due */
  const instance = async (entries: Record<string, unknown>, environment: Record<string, string> = {}) => {
    startServer({
      DATABASE_URL: opened.url,
      CONTENT_API_URL: content,
      SITES_FILE: writeIn(dataFolder(), 'sites.json', entries),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'sites@agency.example',
      WEEKLY_MAIL: 'off',
      ...environment,
    });
    return (await import('.')).sendWeeklyMails;
  };
  const on = { WEEKLY_MAIL: 'on' };
  const all = { 'acme.example': 'acme', 'sol.example': 'sol', 'mute.example': 'mute' };
  /** A click for each business, and the mail that it is worth. */
  const clickAt = async (time: number) => {
    for (const site of Object.keys(records)) await clickStore(opened.db).count(site, 'call', 'header', time);
  };
  const sentTo = () => smtp.mails.splice(0).map(({ to }) => to.join());
  const parse = async (raw = '') => (await import('postal-mime')).default.parse(raw);

  test('without configuration nothing is sent', async () => {
    await clickAt(NOW - DAY);
    const send = await instance(all);
    await send(NOW);
    expect([sentTo(), await opened.db.all('select * from weekly_mails', [])]).toEqual([[], []]);
  });

  test('an entry decides for its site, WEEKLY_MAIL for the others', async () => {
    await clickAt(NOW - DAY);
    const wish = (weeklyMail: boolean) => ({
      ...all,
      'acme.example': { page: 'acme', weeklyMail },
    });
    const first = await instance(wish(true));
    await first(NOW);
    expect(sentTo()).toEqual(['office@acme.example']);
    await opened.db.run('delete from weekly_mails');
    const second = await instance(wish(false), on);
    // At 7:59 in Denver, and at 8.
    await second(NOW - MINUTE);
    expect(sentTo()).toEqual([]);
    await second(NOW);
    expect(sentTo()).toEqual(['hola@sol.example']);
  });

  test('each business gets its numbers of the previous week, in its language', async () => {
    const add = (id: string, days: number, changes: Parameters<typeof putLead>[2] = {}) =>
      putLead(leadStore(opened.db), id, { site: 'acme', receivedAt: NOW - days * DAY, ...changes });
    for (const [index, days] of [0, 1, 5, 7, 8].entries()) await add(`lead${index}`, days);
    await add('spam', 2, { state: 'refused' });
    await add('test', 2, { state: 'delivered', fields: { ...fieldsFor(), isTest: true } });
    await add('other', 2, { site: 'sol' });
    const clicks = clickStore(opened.db);
    for (const days of [0, 1, 7, 8]) {
      await clicks.count('acme', 'call', 'header', NOW - days * DAY);
      await clicks.count('acme', 'message', 'footer', NOW - days * DAY);
      await clicks.count('acme', 'call', 'footer', NOW - days * DAY);
    }
    const send = await instance(all, on);
    await send(NOW);
    const [acme, sol] = await Promise.all(smtp.mails.splice(0).map(({ raw }) => parse(raw)));
    expect(acme?.subject).toBe('Acme: your website, March 9\u2009–\u200915');
    expect(acme?.text?.trim().split('\n')).toEqual([
      'What your website brought you, March 9\u2009–\u200915:',
      '',
      'Requests through the form: 3 (the week before: 1)',
      'Clicks to call: 4 (the week before: 2)',
      'Clicks to send a message: 2 (the week before: 1)',
      'Requests of programs, not passed on: 1 (the week before: 0)',
      '',
      'https://acme.example',
    ]);
    const html = acme?.html ?? '';
    const bars = [...html.matchAll(/bgcolor="[^"]*" width="(\d+)%"/g)].map(([, width]) => width);
    expect(bars).toEqual(['100', '33', '100', '50', '100', '50', '100']);
    expect(html).toMatch(/March 9.*Requests through the form.*>3<.*the week before: 1/);
    expect(html).not.toMatch(/<img|url\(|<style/);
    expect(sol?.subject).toBe('El Sol: su sitio web, 9–15 de marzo');
    expect(sol?.text).toMatch(
      /^Solicitudes por el formulario: 1 \(la semana anterior: 0\)\nClics para llamar: 0 \(/m,
    );
  });

  test('only a business that had something gets a mail, whatever came before', async () => {
    const send = await instance(all, on);
    await send(NOW);
    expect(sentTo()).toEqual([]);
    await leadStore(opened.db).put(newLead('a', { site: 'sol', receivedAt: NOW + 3 * DAY }));
    await send(NOW + 7 * DAY);
    expect(sentTo()).toEqual(['hola@sol.example']);
    await send(NOW + 14 * DAY);
    expect(sentTo()).toEqual([]);
  });

  test('visits are counted since the previous mail', async () => {
    const visits = (count: number) =>
      opened.db.run(
        'insert into visits values (?, ?) on conflict (site) do update set count = excluded.count',
        ['acme', count],
      );
    const send = await instance({ 'acme.example': 'acme' }, on);
    for (const [week, count] of [1_000, 1_042, 1_049].entries()) {
      await visits(count);
      await send(NOW + week * 7 * DAY);
    }
    const texts = smtp.mails.map(({ raw }) => /^Visits: .*/m.exec(raw)?.[0].trim());
    expect(texts).toEqual(['Visits: 42', 'Visits: 7 (the week before: 42)']);
  });

  test('the mail can be seen without sending it, before and after', async () => {
    await clickAt(NOW - DAY);
    const send = await instance({ 'acme.example': 'acme' }, on);
    const { previewWeeklyMail } = await import('.');
    const { getCachedSite } = await import('@/lib/content');
    const known = await getCachedSite('acme');
    if (known.state !== 'found') throw new Error(known.state);
    const preview = () => previewWeeklyMail(opened.db, known.value, NOW);
    const before = await preview();
    expect([before?.text, sentTo()]).toEqual([expect.stringContaining('Clicks to call: 1 ('), []]);
    await send(NOW);
    expect([sentTo().length, await preview()]).toEqual([1, before]);
    expect(await previewWeeklyMail(opened.db, known.value, NOW + 14 * DAY)).toBeNull();
  });

  test('several instances send a mail once, also after a restart, and the next one a week later', async () => {
    for (const time of [NOW - DAY, NOW + DAY]) await clickAt(time);
    const [one, two] = [await instance(all, on), await instance(all, on)];
    await Promise.all([one(NOW), two(NOW)]);
    expect(sentTo().sort()).toEqual(['hola@sol.example', 'office@acme.example']);
    const restarted = await instance(all, on);
    for (const days of [0, 1, 6]) await restarted(NOW + days * DAY);
    expect(sentTo()).toEqual([]);
    await restarted(NOW + 7 * DAY);
    expect(sentTo().sort()).toEqual(['hola@sol.example', 'office@acme.example']);
  });

  test('a mail that is not accepted is sent again with the same Message-ID', async () => {
    await clickAt(NOW - DAY);
    const send = await instance({ 'acme.example': 'acme' }, on);
    smtp.refuses = { at: 'DATA', code: 451 };
    await send(NOW);
    smtp.refuses = null;
    await send(NOW + 5 * MINUTE);
    expect(smtp.mails).toEqual([]);
    await send(NOW + 11 * MINUTE);
    expect((await parse(smtp.mails[0]?.raw)).messageId).toBe('<week-2026-03-09-acme@acme.example>');
  });
});
