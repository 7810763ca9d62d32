import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { openDatabase, type Database } from '@/lib/platform/db';
import type { databaseKinds, TestServer } from './databases';
import { newLead } from './leads';
import { recordOf, type Given } from './records';
import { startServer } from './site';
import { startSmtpServer } from './smtp-server';

/** 10:00 in Denver. */
export const NOW = Date.parse('2026-03-16T16:00:00Z');

const records: Record<string, Given> = {
  acme: {
    name: 'Acme',
    emails: ['office@acme.example', 'second@acme.example'],
    places: [{ address: '1 Main St, Denver, CO 80202' }],
  },
  hook: { name: 'Hook', emails: [], options: { heldEvents: true } },
  quiet: { name: 'Quiet', emails: [] },
};

/** Sites with leads in quarantine, their content server, mail server and receiver. */
export const heldLeads = (startDatabase: (typeof databaseKinds)[number][1]) => {
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
    const route = await import('@/app/api/leads/held/route');
    const answer = await route[method as 'GET' | 'POST'](
      new Request(link.replace(/^https/, 'http'), { method, headers: { host } }),
    );
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const stateOf = async (id: string) => (await leadStore(db).find(id))?.state;
  return {
    smtp: () => smtp,
    events,
    setStatus: (code: number) => {
      status = code;
    },
    instance,
    hold,
    texts,
    linksIn,
    request,
    stateOf,
  };
};
