import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { openDatabase, type Database } from '@/lib/platform/db';
import { databaseKinds, type TestServer } from '@/test/databases';
import { fieldsFor, newLead } from '@/test/leads';
import { recordOf, type Given } from '@/test/records';
import { startServer } from '@/test/site';
import { startSmtpServer } from '@/test/smtp-server';

jest.mock('next/server', () => ({ after: () => {} }));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 10:00 in Denver. */
const NOW = Date.parse('2026-03-16T16:00:00Z');

const records: Record<string, Given> = {
  acme: {
    name: 'Acme',
    emails: ['office@acme.example', 'second@acme.example'],
    places: [{ address: '1 Main St, Denver, CO 80202' }],
  },
  hook: { name: 'Hook', emails: [], options: { heldEvents: true } },
  quiet: { name: 'Quiet', emails: [] },
};

describe.each(databaseKinds)('held leads with %s', (_kind, startDatabase) => {
  let databaseServer: TestServer;
  let db: Database;
  let content: Server;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let folder: string;
  let status = 200;
  const events: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
  const instances: (() => Promise<void>)[] = [];
  const port = () => (content.address() as AddressInfo).port;

  beforeAll(async () => {
    databaseServer = await startDatabase();
    db = await openDatabase(databaseServer.url);
    content = createServer((request, response) => {
      const id = request.url?.split('/').pop() ?? '';
      if (request.method === 'GET') {
        const given = records[id] ?? {};
        const receiver = `http://127.0.0.1:${port()}/leads`;
        const record = recordOf(id === 'acme' ? given : { ...given, leadEndpoint: receiver });
        return void response.end(JSON.stringify(record));
      }
      let text = '';
      request.on('data', (chunk: Buffer) => (text += String(chunk)));
      request.on('end', () => {
        events.push({ headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', () => resolve()));
    smtp = await startSmtpServer();
  }, 60_000);
  beforeEach(async () => {
    Object.assign(smtp, { mails: [], refuses: false });
    events.splice(0);
    status = 200;
    folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-held-'));
    for (const name of ['log', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => {});
    for (const table of ['leads', 'lead_photos', 'held_mails']) await db.run(`delete from ${table}`);
  });
  afterEach(async () => {
    for (const stop of instances.splice(0)) await stop();
    rmSync(folder, { recursive: true });
  });
  afterAll(async () => {
    await db.close();
    content.close().closeAllConnections();
    await smtp.stop();
    await databaseServer.stop();
  });

  const instance = async (environment: Record<string, string> = {}) => {
    const file = path.join(folder, 'sites.json');
    writeFileSync(
      file,
      JSON.stringify({ 'acme.example': 'acme', 'hook.example': 'hook', 'quiet.example': 'quiet' }),
    );
    startServer({
      DATABASE_URL: databaseServer.url,
      DATA_DIR: folder,
      CONTENT_API_URL: `http://127.0.0.1:${port()}`,
      ALLOW_PRIVATE_HOSTS: `127.0.0.1:${port()}`,
      SITES_FILE: file,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'sites@agency.example',
      LEADS_SIGNING_SECRET: 'a secret of sixteen characters',
      ...environment,
    });
    const { tellOfHeldLeads } = await import('@/lib/leads/held');
    const { database } = await import('@/lib/platform/db');
    instances.push(async () => (await database()).close());
    return tellOfHeldLeads;
  };
  const hold = (id: string, changes: Parameters<typeof newLead>[1] = {}) =>
    leadStore(db).put(
      newLead(id, {
        site: 'acme',
        state: 'quarantined',
        reason: 'text 120: link',
        receivedAt: NOW,
        ...changes,
      }),
    );
  const parse = async (raw = '') => (await import('postal-mime')).default.parse(raw);
  const texts = async () =>
    (await Promise.all(
      smtp.mails.splice(0).map(async ({ raw }) => (await parse(raw)).text ?? ''),
    )) as string[];
  const linksIn = (text: string) => text.match(/https:\/\/\S+/g) ?? [];
  const request = async (link: string, method: string, host = new URL(link).host) => {
    const route = await import('./route');
    const answer = await route[method as 'GET' | 'POST'](
      new Request(link.replace(/^https/, 'http'), { method, headers: { host } }),
    );
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const stateOf = async (id: string) => (await leadStore(db).find(id))?.state;

  test('the first held lead is mailed at once, to the business alone, the others at 8; none twice', async () => {
    const tell = await instance();
    await hold('one', { fields: fieldsFor({ message: 'Rank first\non https://seo.example' }) });
    await tell(NOW);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['office@acme.example']]);
    const [first = ''] = await texts();
    expect(first).toContain('Message:\n> Rank first\n> on https[:]//seo[.]example\n');
    expect(first).toContain('Held back for: its text');
    expect(linksIn(first)).toHaveLength(2);
    await hold('two', { receivedAt: NOW + HOUR });
    await hold('program', { receivedAt: NOW + 2 * HOUR, reason: 'honeypot' });
    await tell(NOW + 3 * HOUR);
    expect(smtp.mails).toEqual([]);
    // 8:00 in Denver. Both instances look at the same moment.
    const other = await instance();
    await Promise.all([tell(NOW + 22 * HOUR), other(NOW + 22 * HOUR)]);
    const [second = '', ...more] = await texts();
    expect([more, linksIn(second).length]).toEqual([[], 4]);
    expect(linksIn(second)[0]).toContain('lead=two');
    expect(second).not.toContain('lead=one');
    await tell(NOW + 3 * DAY);
    expect(smtp.mails).toEqual([]);
  });

  test('a mail that was refused is sent again with the same leads, also by another instance', async () => {
    const tell = await instance();
    await hold('one');
    smtp.refuses = true;
    await tell(NOW);
    await hold('late', { receivedAt: NOW + 1 });
    smtp.refuses = false;
    await tell(NOW + 60_000);
    expect(smtp.mails).toEqual([]);
    const other = await instance();
    await other(NOW + 11 * 60_000);
    const [mail = ''] = await texts();
    expect([linksIn(mail).length, mail.includes('lead=one')]).toEqual([2, true]);
  });

  test('a flood leaves nothing out: 100 in a mail, likely customers first, the rest in the next', async () => {
    const tell = await instance();
    for (let index = 0; index < 105; index += 1) await hold(`h${index}`, { reason: 'honeypot' });
    await hold('real', { receivedAt: NOW - DAY });
    await tell(NOW);
    const [first = ''] = await texts();
    expect([linksIn(first).length, first.includes('6 more are held back')]).toEqual([200, true]);
    expect(linksIn(first)[0]).toContain('lead=real');
    await tell(NOW + 22 * HOUR);
    expect(linksIn((await texts())[0] ?? '')).toHaveLength(12);
  });

  test('a link shows one button, releases nothing when it is followed, and works once', async () => {
    const tell = await instance();
    await hold('one');
    await hold('two', { receivedAt: NOW - 1 });
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await tell(NOW);
    const [deliver = '', , , erase = ''] = linksIn((await texts())[0] ?? '');
    const page = await request(deliver, 'GET');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.body.match(/<button/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<script/);
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['quarantined', 'quarantined']);
    expect((await request(deliver, 'POST')).status).toBe(200);
    expect((await request(erase, 'POST')).status).toBe(200);
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['waiting', undefined]);
    for (const link of [deliver, erase])
      for (const method of ['GET', 'POST']) expect((await request(link, method)).status).toBe(410);
  });

  test.each(['deliver', 'erase'])(
    'of many clicks on %s at once one acts, and without the database none does',
    async (action) => {
      const tell = await instance();
      await hold('one');
      jest.spyOn(Date, 'now').mockReturnValue(NOW);
      await tell(NOW);
      const links = linksIn((await texts())[0] ?? '');
      const link = links.find((one) => one.includes(`action=${action}`)) ?? '';
      const { database } = await import('@/lib/platform/db');
      const own = await database();
      const failing = jest.spyOn(own, 'all').mockRejectedValue(new Error('away'));
      for (const method of ['GET', 'POST']) {
        const { status: code, headers } = await request(link, method);
        expect([code, headers.get('cache-control')]).toEqual([503, 'no-store']);
      }
      failing.mockRestore();
      expect(await stateOf('one')).toBe('quarantined');
      const all = await Promise.all(
        [...Array<string>(5).fill(link), ...links].map((each) => request(each, 'POST')),
      );
      expect(all.map(({ status: code }) => code).sort()).toEqual([200, ...Array<number>(6).fill(410)]);
    },
  );

  test('a link of another action, lead or time, of another host, or older than 30 days does nothing', async () => {
    const tell = await instance();
    await hold('one');
    await hold('two', { receivedAt: NOW - 1 });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await tell(NOW);
    const [deliver = ''] = linksIn((await texts())[0] ?? '');
    const changed = (name: string, value: string) => {
      const url = new URL(deliver);
      url.searchParams.set(name, value);
      return url.href;
    };
    const forged = [changed('action', 'erase'), changed('action', 'x'), changed('lead', 'two')];
    forged.push(changed('expires', String(NOW + 90 * DAY)), changed('signature', 'A'.repeat(43)));
    for (const link of forged) expect((await request(link, 'POST')).status).toBe(410);
    expect((await request(deliver, 'POST', 'hook.example')).status).toBe(410);
    expect((await request(deliver, 'POST', 'unknown.example')).status).toBe(421);
    clock.mockReturnValue(NOW + 30 * DAY);
    expect((await request(deliver, 'POST')).status).toBe(410);
    clock.mockReturnValue(NOW + 30 * DAY - 1);
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['quarantined', 'quarantined']);
    expect((await request(deliver, 'POST')).status).toBe(200);
  });

  test('without an e-mail the receiver gets an event, when the record asks for it', async () => {
    await hold('one', { site: 'hook' });
    await hold('unseen', { site: 'quiet' });
    const tell = await instance();
    status = 503;
    await tell(NOW);
    status = 200;
    await tell(NOW + 60_000);
    expect(events).toHaveLength(1);
    await tell(NOW + 11 * 60_000);
    await tell(NOW + 12 * 60_000);
    const [, { headers, body } = { headers: {}, body: {} }, ...more] = events;
    expect(more).toEqual([]);
    expect([headers['webhook-id'], headers['idempotency-key']]).toEqual(['held-one', 'held-one']);
    expect(headers['webhook-signature']).toMatch(/^v1,/);
    expect(body).toMatchObject({
      type: 'lead.held',
      reason: 'text 120: link',
      data: { id: 'one', firstName: 'Ana' },
      links: { deliver: expect.stringContaining('https://hook.example/api/leads/held?') as string },
    });
    await hold('next', { site: 'hook' });
    await tell(NOW + 13 * 60_000);
    expect(events.at(-1)?.body).toMatchObject({ idempotencyKey: 'held-next' });
  });
});
