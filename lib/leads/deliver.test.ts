import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startServer } from '@/lib/content/testing';
import type { Lead } from './store';
import { fieldsFor } from './testing';

// Each test loads its modules anew, as a server that starts.
jest.setTimeout(30_000);

let folder: string;
let received: { headers: IncomingMessage['headers']; method?: string; url?: string; body: string }[];
let reply: (response: ServerResponse) => void;
let address: string;
/** Everything that listens, until the end of the test. */
let servers: Server[];

const listening = (server: Server) => new Promise<number>((resolve) => {
  servers.push(server);
  server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
});

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-deliver-'));
  received = [];
  servers = [];
  reply = (response) => response.writeHead(200).end();
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      received.push({ headers: request.headers, method: request.method, url: request.url, body: Buffer.concat(chunks).toString() });
      reply(response);
    });
  });
  address = `127.0.0.1:${await listening(receiver)}`;
});
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const lead = (fields: Record<string, unknown> = {}): Lead => ({ id: '0f8fad5b-d9cb-469f-a165-70867728950e', site: 'acme', state: 'waiting', reason: null, fields: fieldsFor(fields), receivedAt: Date.UTC(2026, 2, 14, 15), attempts: 0, dueAt: 0, giveUpAt: 0, changedAt: 0 });
const photo = { id: 'a.1', type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]) };

/** Delivery in a server that knows one site, of this record. */
const start = async (record: Record<string, unknown>, environment: Record<string, string> = {}) => {
  const content = createServer((_request, response) => response.end(JSON.stringify({ dbPrincipal: { name: 'Acme', logo: '/assets/logo.svg', emails: [{ email: 'office@acme.example' }, { email: 'second@acme.example' }], phones: [{ phone: '555-201-0000' }] }, ...record })));
  const port = await listening(content);
  startServer({ DATA_DIR: folder, CONTENT_API_URL: `http://127.0.0.1:${port}`, PAGE_ID: 'acme', SITE_URL: 'https://www.acme.example', LEADS_SIGNING_SECRET: 'a-secret-of-some-length', ALLOW_PRIVATE_HOSTS: address, ...environment });
  const { deliver } = await import('./deliver');
  return (sent = lead(), photos: (typeof photo)[] = []) => deliver(sent, { photos: async () => photos, photoIds: async () => photos });
};
const toReceiver = (environment?: Record<string, string>, url = `http://${address}/send?key=1`) => start({ linkPostEmail: url }, environment);

test('the documented body goes to the record\'s address, with its key and signature', async () => {
  const sent = lead({ service: 'Painting', bestWay: 'email', utm_source: 'ad', firstName: 'Ana "A" <b>', message: 'Two\nrooms' });
  sent.fields.textConsent = { wording: 'Yes', at: '2026-03-14T15:00:00.000Z' };
  expect(await (await toReceiver())(sent, [photo])).toEqual({ kind: 'delivered' });
  const [post] = received;
  expect([post?.method, post?.url, post?.headers['content-type'], post?.headers['idempotency-key']]).toEqual(['POST', '/send?key=1', 'application/json', sent.id]);
  expect(JSON.parse(post?.body ?? '')).toEqual({
    version: 1, idempotencyKey: sent.id, receivedAt: '2026-03-14T15:00:00.000Z', to: 'office@acme.example', color: '1', language: 'en', replyTo: 'ana@example.com', page: '/contact', campaign: { utm_source: 'ad' },
    business: { name: 'Acme', logo: 'https://www.acme.example/assets/logo.svg', phone: expect.stringMatching(/201.?0000$/), website: 'https://www.acme.example' },
    fields: [
      { name: 'firstName', label: 'First name', value: 'Ana "A" <b>' }, { name: 'lastName', label: 'Last name', value: 'Ruiz' }, { name: 'email', label: 'E-mail', value: 'ana@example.com' }, { name: 'phone', label: 'Phone', value: '(555) 201-3344' },
      { name: 'service', label: 'Type of service', value: 'Painting' }, { name: 'bestWay', label: 'Best way to reach you', value: 'E-mail' }, { name: 'message', label: 'Message', value: 'Two\nrooms' },
    ],
    textConsent: { wording: 'Yes', at: '2026-03-14T15:00:00.000Z' },
    photos: [{ type: 'image/jpeg', url: expect.stringMatching(/^https:\/\/www\.acme\.example\/api\/leads\/photo\?id=a\.1&expires=\d+&signature=[\w-]+$/), expires: expect.any(String) }],
  });
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post?.headers['mainstreet-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', 'a-secret-of-some-length').update(`${time}.${post?.body}`).digest('hex'));
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(10);
});

test('labels are the record\'s, in its language', async () => {
  await (await start({ linkPostEmail: `http://${address}/`, labels: { formLabel: { isenglish: false, tname: 'Su nombre' } } }))();
  const { fields, language } = JSON.parse(received[0]?.body ?? '') as { language: string; fields: { label: string }[] };
  expect([language, fields[0]?.label, fields[1]?.label]).toEqual(['es', 'Su nombre', 'Apellido']);
});

test('without a secret there is no signature', async () => {
  await (await toReceiver({ LEADS_SIGNING_SECRET: '' }))();
  expect(received[0]?.headers['mainstreet-signature']).toBeUndefined();
});

test.each([200, 201, 202, 204, 299])('%d is delivered', async (status) => {
  reply = (response) => response.writeHead(status).end();
  expect(await (await toReceiver())()).toEqual({ kind: 'delivered' });
});

test.each([408, 425, 500, 502, 503, 504])('%d is tried again', async (status) => {
  reply = (response) => response.writeHead(status).end('secret words');
  expect(await (await toReceiver())()).toEqual({ kind: 'failed', reason: `status ${status}`, reach: 'lead' });
});

test.each([400, 401, 403, 404, 410, 413, 422])('%d parks', async (status) => {
  reply = (response) => response.writeHead(status).end();
  expect(await (await toReceiver())()).toEqual({ kind: 'parked', reason: `status ${status}` });
});

test('a redirect is not followed', async () => {
  reply = (response) => response.writeHead(307, { location: `http://${address}/other` }).end();
  expect(await (await toReceiver())()).toMatchObject({ kind: 'parked', reason: expect.stringContaining('status 307') });
  expect(received).toHaveLength(1);
});

test('Retry-After in seconds and as a date', async () => {
  const { retryAfterOf } = await import('./post-json');
  const now = Date.UTC(2026, 0, 1);
  expect([retryAfterOf('120', now), retryAfterOf('Thu, 01 Jan 2026 00:05:00 GMT', now), retryAfterOf('99999999', now), retryAfterOf('soon', now), retryAfterOf(undefined, now), retryAfterOf('0', now)]).toEqual([120_000, 300_000, 86_400_000, undefined, undefined, undefined]);
  reply = (response) => response.writeHead(429, { 'retry-after': '7' }).end();
  expect(await (await toReceiver())()).toEqual({ kind: 'failed', reason: 'status 429', reach: 'site', retryAfter: 7_000 });
});

test('a refused connection is tried again, and concerns all sites of that host', async () => {
  const free = createServer();
  const port = await listening(free);
  await new Promise((resolve) => free.close(resolve));
  expect(await (await toReceiver({ ALLOW_PRIVATE_HOSTS: `127.0.0.1:${port}` }, `http://127.0.0.1:${port}/`))()).toEqual({ kind: 'failed', reason: 'ECONNREFUSED', reach: 'receiver' });
});

test('no answer in time is tried again', async () => {
  reply = () => {};
  const deliver = await toReceiver();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  expect(await deliver()).toEqual({ kind: 'failed', reason: 'no answer in time', reach: 'receiver' });
  expect(asked).toHaveBeenCalledWith(15_000);
});

test('private addresses are not called unless they are allowed, by number or by name', async () => {
  for (const host of [address, address.replace('127.0.0.1', 'localhost')]) {
    expect(await (await toReceiver({ ALLOW_PRIVATE_HOSTS: '' }, `http://${host}/`))()).toEqual({ kind: 'parked', reason: 'linkPostEmail leads to a private address, which ALLOW_PRIVATE_HOSTS does not name' });
  }
  expect(received).toEqual([]);
});

test('without linkPostEmail and SMTP_URL it waits, and no photo is read', async () => {
  const photos = jest.fn(async () => []);
  await start({}).then(async () => (await import('./deliver')).deliver(lead(), { photos, photoIds: photos }));
  expect(photos).not.toHaveBeenCalled();
  expect(await (await start({}))()).toEqual({ kind: 'no-way', reason: 'the record has no linkPostEmail, and SMTP_URL is not set' });
});

describe('by mail', () => {
  type Mail = { from: string; to: string[]; raw: string };
  let mails: Mail[];
  let server: SMTPServer;
  type Step = 'greeting' | 'MAIL FROM' | 'RCPT TO' | 'DATA';
  let refuse: { at: Step; code: number; words?: string } | null;
  let dataTakes: number;
  let port: number;
  const refusal = (at: Step) => (refuse?.at === at ? Object.assign(new Error(refuse.words ?? 'no ana@example.com here'), { responseCode: refuse.code }) : null);

  beforeEach(async () => {
    mails = [];
    refuse = null;
    dataTakes = 0;
    server = new SMTPServer({
      authOptional: true, disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => done(refusal('greeting')),
      onMailFrom: (_from, _session, done) => done(refusal('MAIL FROM')),
      onRcptTo: (_to, _session, done) => done(refusal('RCPT TO')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
          mails.push({ from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '', to: session.envelope.rcptTo.map(({ address: to }) => to), raw: Buffer.concat(chunks).toString() });
          setTimeout(() => done(refusal('DATA')), dataTakes);
        });
      },
    });
    port = await new Promise<number>((resolve) => { const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port)); });
  });
  afterEach(() => new Promise<void>((resolve) => { server.close(() => resolve()); }));

  const byMail = (record: Record<string, unknown> = {}) => start(record, { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Mainstreet <leads@mainstreet.example>' });
  const parse = async (raw: string) => (await import('postal-mime')).default.parse(raw);

  test('to the business\'s first e-mail, and an answer goes to the customer', async () => {
    expect(await (await byMail())(lead({ firstName: 'José', message: '<img src=x onerror=alert(1)>\nsecond line', service: 'Painting' }), [photo])).toEqual({ kind: 'delivered' });
    const [mail] = mails;
    expect([mail?.from, mail?.to]).toEqual(['leads@mainstreet.example', ['office@acme.example']]);
    const parsed = await parse(mail?.raw ?? '');
    expect([parsed.subject, parsed.replyTo, parsed.messageId]).toEqual(['Request for an estimate from José Ruiz', [{ name: 'José Ruiz', address: 'ana@example.com' }], '<0f8fad5b-d9cb-469f-a165-70867728950e@www.acme.example>']);
    expect(parsed.text).toContain('Message:\n<img src=x onerror=alert(1)>\nsecond line');
    expect(parsed.html).toContain('&#60;img src=x onerror=alert(1)&#62;<br>second line');
    expect(parsed.html).not.toContain('<img');
    expect(parsed.attachments.map(({ filename, mimeType, content }) => [filename, mimeType, [...new Uint8Array(content as ArrayBuffer)]])).toEqual([['photo-1.jpg', 'image/jpeg', [...photo.bytes]]]);
  });

  test('what a customer types begins no header and adds no recipient', async () => {
    const nasty = lead();
    // As if the check had let them pass.
    Object.assign(nasty.fields, { firstName: 'A\r\nBcc: eve@example.com\r\n\r\nbody', lastName: '", <eve@example.com>', email: 'ana@example.com\r\nCc: eve@example.com' });
    await (await byMail())(nasty);
    const [mail] = mails;
    expect(mail?.to).toEqual(['office@acme.example']);
    const head = (mail?.raw ?? '').split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(bcc|cc):/im);
    expect((await parse(mail?.raw ?? '')).headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test('a refusal for good of the recipient or the mail parks; what passes or concerns us is tried again; reasons hold no address', async () => {
    const deliver = await byMail();
    const outcomes: unknown[] = [];
    for (const [at, code, words] of [['RCPT TO', 550], ['DATA', 554], ['RCPT TO', 451], ['DATA', 550, '5.7.1 looks like spam'], ['DATA', 550, '5.4.5 daily quota'], ['greeting', 554], ['MAIL FROM', 530], ['MAIL FROM', 552]] as [Step, number, string?][]) {
      refuse = { at, code, words };
      const outcome = await deliver();
      outcomes.push([at, outcome.kind, 'reason' in outcome && outcome.reason.replace(/ E[A-Z]+/, ''), 'reach' in outcome ? outcome.reach : null]);
    }
    expect(outcomes).toEqual([
      ['RCPT TO', 'parked', 'mail 550', null], ['DATA', 'parked', 'mail 554', null],
      ['RCPT TO', 'failed', 'mail 451', 'lead'], ['DATA', 'failed', 'mail 550', 'lead'], ['DATA', 'failed', 'mail 550', 'lead'],
      ['greeting', 'failed', 'mail 554', 'receiver'], ['MAIL FROM', 'failed', 'mail 530', 'receiver'], ['MAIL FROM', 'failed', 'mail 552', 'receiver'],
    ]);
  });

  test('a server that takes its time over a mail gets it once', async () => {
    const deliver = await byMail();
    const later = setTimeout;
    // Whoever waits 15 seconds has waited them after 100 ms.
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...rest: unknown[]) => later(work, ms === 15_000 ? 100 : ms, ...rest)) as typeof setTimeout);
    dataTakes = 500;
    const asked = jest.spyOn(AbortSignal, 'timeout');
    expect(await deliver()).toEqual({ kind: 'delivered' });
    expect(mails).toHaveLength(1);
    expect(asked).toHaveBeenCalledWith(300_000);
  });

  test('one that never answers is left, and the conversation with it', async () => {
    const deliver = await byMail();
    dataTakes = 2_000;
    const closed = new Promise((resolve) => { server.onClose = () => resolve(true); });
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
    expect(await deliver()).toEqual({ kind: 'failed', reason: 'mail EABORT', reach: 'receiver' });
    expect(await closed).toBe(true);
  });

  test('a mail server that is down is tried again, for all sites', async () => {
    const deliver = await byMail();
    await new Promise<void>((resolve) => { server.close(() => resolve()); });
    expect(await deliver()).toMatchObject({ kind: 'failed', reach: 'receiver' });
  });

  test('a record without an e-mail waits', async () => {
    expect(await (await byMail({ dbPrincipal: { name: 'Acme' } }))()).toMatchObject({ kind: 'no-way' });
  });
});
