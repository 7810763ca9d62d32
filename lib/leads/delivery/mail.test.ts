import { deliveryServer, lead, photo } from '@/test/lead-delivery';
import type { Given } from '@/test/records';
import { startSmtpServer, type Refusal } from '@/test/smtp-server';

const world = deliveryServer();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(() => smtp.stop());

const byMail = (given: Given = {}) =>
  world.start(given, { SMTP_URL: smtp.url, MAIL_FROM: 'Mainstreet <leads@mainstreet.example>' });
const sentMail = async () => {
  const [mail] = smtp.mails;
  return { ...mail, ...(await (await import('postal-mime')).default.parse(mail?.raw ?? '')), envelope: mail };
};

test("a lead is mailed to the business's first e-mail, with the customer as Reply-To", async () => {
  const deliver = await byMail();
  const message = '<img src=x onerror=alert(1)>\nsecond line';
  const sent = lead({ firstName: 'José', message, service: 'Painting' });
  expect(await deliver(sent, [photo])).toEqual({ kind: 'delivered' });
  const parsed = await sentMail();
  expect(parsed.envelope).toMatchObject({ from: 'leads@mainstreet.example', to: ['office@acme.example'] });
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
  const attached = parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType]);
  expect(attached).toEqual([['photo-1.jpg', 'image/jpeg']]);
  expect(new Uint8Array(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(photo.bytes);
});

test('a mail has links that call, write and show the way, a summary for the list, and photos small and whole', async () => {
  const { default: sharp } = await import('@/lib/platform/sharp');
  const bytes = await sharp({ create: { width: 1_600, height: 800, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  const sent = lead({ phone: '(303) 555-0142 ext. 12', address: '12 Elm St, Denver', service: 'Painting' });
  sent.fields.photosSent = 3;
  const deliver = await byMail();
  await deliver(sent, [{ ...photo, bytes: new Uint8Array(bytes) }, photo]);
  const parsed = await sentMail();
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
  const deliver = await byMail();
  await deliver(hostile);
  const { envelope, headers } = await sentMail();
  expect(envelope?.to).toEqual(['office@acme.example']);
  expect(envelope?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc):/im);
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
});

test.each<[Refusal['at'], number, string, string | undefined, string?]>([
  ['RCPT TO', 550, 'rejected', undefined],
  ['DATA', 554, 'rejected', undefined],
  ['RCPT TO', 451, 'failed', 'lead'],
  ['DATA', 550, 'failed', 'lead', '5.7.1 looks like spam'],
  ['DATA', 550, 'failed', 'lead', '5.4.5 daily quota'],
  ['greeting', 554, 'failed', 'receiver'],
  ['MAIL FROM', 530, 'failed', 'receiver'],
  ['MAIL FROM', 552, 'failed', 'receiver'],
])(
  'a refusal at %s with %i: %s for %s; its reason holds no address',
  async (at, code, kind, reach, ...[words]) => {
    const deliver = await byMail();
    smtp.refuses = { at, code, words };
    const reason = expect.stringMatching(new RegExp(`^mail E[A-Z]+ ${code}$`));
    expect(await deliver()).toEqual({ kind, reason, ...(reach && { reach }) });
  },
);

test('a mail server that is slow gets the mail once', async () => {
  const deliver = await byMail();
  const later = setTimeout;
  // Timers of 15 seconds end after 800 ms.
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms = 0, ...rest: unknown[]) =>
      later(work, ms === 15_000 ? 800 : ms, ...rest)) as typeof setTimeout);
  smtp.dataTakes = 1_200;
  const asked = jest.spyOn(AbortSignal, 'timeout');
  expect(await deliver()).toEqual({ kind: 'delivered' });
  expect(smtp.mails).toHaveLength(1);
  expect(asked).toHaveBeenCalledWith(300_000);
});

test('a mail server that never answers is given up, and its connection is closed', async () => {
  const deliver = await byMail();
  smtp.dataTakes = 2_000;
  const closed = new Promise((resolve) => {
    smtp.server.onClose = () => resolve(true);
  });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // Only this timeout is short: reading the record may take long on a busy machine.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 300_000 ? 200 : ms));
  expect(await deliver()).toEqual({ kind: 'failed', reason: 'mail EABORT', reach: 'receiver' });
  expect(await closed).toBe(true);
});

test('a mail server that is down is tried again, for all sites', async () => {
  const deliver = await byMail();
  await smtp.stop();
  expect(await deliver()).toMatchObject({ kind: 'failed', reach: 'receiver' });
});

test('a record without an e-mail address is undeliverable', async () => {
  expect(await (await byMail({ emails: [] }))()).toMatchObject({ kind: 'undeliverable' });
});

test.each([
  ['refuses it for good, and says so', 404, { kind: 'delivered', fallback: 'status 404' }, 1],
  ['fails for a while: not yet', 500, { kind: 'failed', reason: 'status 500', reach: 'lead' }, 0],
])('a lead goes by mail when linkPostEmail %s', async (_, status, outcome, mails) => {
  world.reply = (response) => void response.writeHead(status).end();
  expect(await (await byMail({ leadEndpoint: `http://${world.address}/` }))()).toEqual(outcome);
  expect([world.received.length, smtp.mails.length]).toEqual([1, mails]);
});
