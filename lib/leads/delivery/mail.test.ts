import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { deliveryServer, lead, photo } from '@/test/lead-delivery';
import type { Given } from '@/test/records';

const world = deliveryServer();

type Mail = { from: string; to: string[]; raw: string };
let mails: Mail[];
let server: SMTPServer;
type Step = 'greeting' | 'MAIL FROM' | 'RCPT TO' | 'DATA';
let refuse: { at: Step; code: number; words?: string } | null;
let dataTakes: number;
let port: number;
const refusal = (at: Step) =>
  refuse?.at === at
    ? Object.assign(new Error(refuse.words ?? 'no ana@example.com here'), { responseCode: refuse.code })
    : null;

beforeEach(async () => {
  mails = [];
  refuse = null;
  dataTakes = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(refusal('greeting')),
    onMailFrom: (_from, _session, done) => done(refusal('MAIL FROM')),
    onRcptTo: (_to, _session, done) => done(refusal('RCPT TO')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          mails.push({
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            to: session.envelope.rcptTo.map(({ address: to }) => to),
            raw: Buffer.concat(chunks).toString(),
          });
          setTimeout(() => done(refusal('DATA')), dataTakes);
        });
    },
  });
  port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    }),
);

const byMail = (given: Given = {}) =>
  world.start(given, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Mainstreet <leads@mainstreet.example>',
  });
const parse = async (raw: string) => (await import('postal-mime')).default.parse(raw);

test("a lead is mailed to the business's first e-mail, with the customer as Reply-To", async () => {
  expect(
    await (
      await byMail()
    )(
      lead({ firstName: 'José', message: '<img src=x onerror=alert(1)>\nsecond line', service: 'Painting' }),
      [photo],
    ),
  ).toEqual({ kind: 'delivered' });
  const [mail] = mails;
  expect([mail?.from, mail?.to]).toEqual(['leads@mainstreet.example', ['office@acme.example']]);
  const parsed = await parse(mail?.raw ?? '');
  expect([parsed.subject, parsed.replyTo, parsed.messageId]).toEqual([
    'Request for an estimate from José Ruiz',
    [{ name: 'José Ruiz', address: 'ana@example.com' }],
    '<0f8fad5b-d9cb-469f-a165-70867728950e@www.acme.example>',
  ]);
  // What Postmark reports of a mail that came back.
  expect(parsed.headers.find(({ key }) => key === 'x-pm-metadata-lead')?.value).toBe(lead().id);
  expect(parsed.text).toContain('Message:\n<img src=x onerror=alert(1)>\nsecond line');
  expect(parsed.html).toContain('&#60;img src=x onerror=alert(1)&#62;<br>second line');
  expect(parsed.html).not.toContain('<img');
  expect(parsed.html).toMatch(/<a href="tel:\+15552013344" [^>]*>\(555\) 201-3344<\/a>/);
  expect(
    parsed.attachments.map(({ filename, mimeType, content }) => [
      filename,
      mimeType,
      [...new Uint8Array(content as ArrayBuffer)],
    ]),
  ).toEqual([['photo-1.jpg', 'image/jpeg', [...photo.bytes]]]);
});

test('a mail has links that call, write and show the way, a summary for the list, and photos small and whole', async () => {
  const { default: sharp } = await import('@/lib/platform/sharp');
  const bytes = await sharp({ create: { width: 1_600, height: 800, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  const sent = lead({ phone: '(303) 555-0142 ext. 12', address: '12 Elm St, Denver', service: 'Painting' });
  sent.fields.photosSent = 3;
  await (
    await byMail()
  )(sent, [{ ...photo, bytes: new Uint8Array(bytes) }, photo]);
  const parsed = await parse(mails[0]?.raw ?? '');
  const html = parsed.html ?? '';
  const links = [
    'tel:+13035550142;ext=12',
    'mailto:ana@example.com',
    'https://www.google.com/maps/dir/?api=1&destination=12%20Elm%20St%2C%20Denver',
  ];
  for (const link of links) {
    expect(html.split(`href="${link.replaceAll('&', '&#38;')}"`)).toHaveLength(3);
    expect(parsed.text).toContain(`: ${link}\n`);
  }
  expect(html).toContain('mso-hide:all">Painting - Two rooms and a hall - (303) 555-0142 ext. 12&#847;');
  expect(html).toMatch(/<img src="cid:photo-1@mainstreet" width="240" height="120" alt="Photo 1"/);
  for (const body of [html, parsed.text])
    expect(body).toContain('2 photos, in full size in the attachments. The customer sent 3;');
  expect(
    parsed.attachments.map(({ filename, disposition, contentId }) => [filename, disposition, contentId]),
  ).toEqual(
    expect.arrayContaining([
      ['photo-1-small.jpg', 'inline', '<photo-1@mainstreet>'],
      ['photo-1.jpg', 'attachment', undefined],
      ['photo-2.jpg', 'attachment', undefined],
    ]),
  );
  expect(parsed.attachments).toHaveLength(3);
});

test('text of a customer cannot start a header or add a recipient', async () => {
  const hostile = lead();
  // Pretends that the form's validation has accepted them.
  Object.assign(hostile.fields, {
    firstName: 'A\r\nBcc: eve@example.com\r\n\r\nbody',
    lastName: '", <eve@example.com>',
    email: 'ana@example.com\r\nCc: eve@example.com',
  });
  await (
    await byMail()
  )(hostile);
  const [mail] = mails;
  expect(mail?.to).toEqual(['office@acme.example']);
  const head = (mail?.raw ?? '').split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^(bcc|cc):/im);
  expect((await parse(mail?.raw ?? '')).headers.map(({ key }) => key)).not.toContain('bcc');
});

test('a permanent refusal of recipient or message is rejected, everything else is tried again, and reasons hold no address', async () => {
  const deliver = await byMail();
  const outcomes: unknown[] = [];
  for (const [at, code, words] of [
    ['RCPT TO', 550],
    ['DATA', 554],
    ['RCPT TO', 451],
    ['DATA', 550, '5.7.1 looks like spam'],
    ['DATA', 550, '5.4.5 daily quota'],
    ['greeting', 554],
    ['MAIL FROM', 530],
    ['MAIL FROM', 552],
  ] as [Step, number, string?][]) {
    refuse = { at, code, words };
    const outcome = await deliver();
    outcomes.push([
      at,
      outcome.kind,
      'reason' in outcome && outcome.reason.replace(/ E[A-Z]+/, ''),
      'reach' in outcome ? outcome.reach : null,
    ]);
  }
  expect(outcomes).toEqual([
    ['RCPT TO', 'rejected', 'mail 550', null],
    ['DATA', 'rejected', 'mail 554', null],
    ['RCPT TO', 'failed', 'mail 451', 'lead'],
    ['DATA', 'failed', 'mail 550', 'lead'],
    ['DATA', 'failed', 'mail 550', 'lead'],
    ['greeting', 'failed', 'mail 554', 'receiver'],
    ['MAIL FROM', 'failed', 'mail 530', 'receiver'],
    ['MAIL FROM', 'failed', 'mail 552', 'receiver'],
  ]);
});

test('a mail server that is slow gets the mail once', async () => {
  const deliver = await byMail();
  const later = setTimeout;
  // Timers of 15 seconds end after 800 ms.
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms = 0, ...rest: unknown[]) =>
      later(work, ms === 15_000 ? 800 : ms, ...rest)) as typeof setTimeout);
  dataTakes = 1_200;
  const asked = jest.spyOn(AbortSignal, 'timeout');
  expect(await deliver()).toEqual({ kind: 'delivered' });
  expect(mails).toHaveLength(1);
  expect(asked).toHaveBeenCalledWith(300_000);
});

test('a mail server that never answers is given up, and its connection is closed', async () => {
  const deliver = await byMail();
  dataTakes = 2_000;
  const closed = new Promise((resolve) => {
    server.onClose = () => resolve(true);
  });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // Only this timeout is short: reading the record may take long on a busy machine.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 300_000 ? 200 : ms));
  expect(await deliver()).toEqual({ kind: 'failed', reason: 'mail EABORT', reach: 'receiver' });
  expect(await closed).toBe(true);
});

test('a mail server that is down is tried again, for all sites', async () => {
  const deliver = await byMail();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  expect(await deliver()).toMatchObject({ kind: 'failed', reach: 'receiver' });
});

test('a record without an e-mail address is undeliverable', async () => {
  expect(await (await byMail({ emails: [] }))()).toMatchObject({ kind: 'undeliverable' });
});

test('after a 410 every lead goes by mail, and the receiver is not called again', async () => {
  world.reply = (response) => void response.writeHead(410).end();
  const deliver = await byMail({ leadEndpoint: `http://${world.address}/` });
  const mailed = { kind: 'delivered', fallback: 'status 410' };
  expect([await deliver(), await deliver(), world.received.length]).toEqual([mailed, mailed, 1]);
});

test('a lead that linkPostEmail refuses for good goes by mail, and says so', async () => {
  world.reply = (response) => void response.writeHead(404).end();
  const deliver = await byMail({ leadEndpoint: `http://${world.address}/` });
  expect(await deliver()).toEqual({ kind: 'delivered', fallback: 'status 404' });
  expect([world.received.length, mails.length]).toEqual([1, 1]);
});

test('a receiver that fails for a while is tried again, without a mail', async () => {
  world.reply = (response) => void response.writeHead(500).end();
  const deliver = await byMail({ leadEndpoint: `http://${world.address}/` });
  expect(await deliver()).toMatchObject({ kind: 'failed', reason: 'status 500' });
  expect(mails).toEqual([]);
});
