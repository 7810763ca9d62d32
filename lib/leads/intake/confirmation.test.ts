import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { good, formServer } from '@/test/lead-requests';
import { recordOf, type Given } from '@/test/records';
import { siteFor } from '@/test/site';
import { fieldsFor } from '@/test/leads';
import { startSmtpServer } from '@/test/smtp-server';
import { withoutLinks } from '@/lib/platform/text';
import { confirmationOf, mailboxOf } from './confirmation';

const forms = formServer();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
beforeEach(() => {
  smtp.mails = [];
  smtp.refuses = false;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => smtp.stop());

const parse = async (raw = '') => (await import('postal-mime')).default.parse(raw);
const startMailing = async (environment: Record<string, string> = {}) => {
  const server = await forms.start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Agency <sites@agency.example>',
    LEADS_PER_ADDRESS: '100',
    ...environment,
  });
  const { createBotCheck } = await import('./abuse-checks');
  const sendTo = async (site: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    server.submitJson(
      {
        ...good,
        email: 'ana@example.com',
        botCheck: await createBotCheck(site, Date.now() - 5_000),
        ...fields,
      },
      headers,
    );
  const send = (fields: Record<string, string>) => sendTo('demo', fields);
  /** On the host of a site of startSites. */
  const sendOn = (site: string, fields: Record<string, string>) =>
    sendTo(site, fields, { host: `${site}.example`, origin: `https://${site}.example` });
  return { ...server, send, sendOn };
};

/** Sites by page id, on hosts of their own. */
const startSites = (sites: Record<string, Given>) => {
  const records = path.join(forms.folder, 'records');
  mkdirSync(records);
  for (const [site, given] of Object.entries(sites))
    writeFileSync(path.join(records, `${site}.json`), JSON.stringify(recordOf(given)));
  const file = path.join(forms.folder, 'sites.json');
  const hosts = Object.keys(sites).map((site) => [`${site}.example`, site]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(hosts)));
  return startMailing({ RECORDS_DIR: records, SITES_FILE: file });
};

test.each([
  ['see https://evil.example/a', 'see https[:]//evil[.]example/a'],
  ['www.evil.example', 'www[.]evil[.]example'],
  ['ana@evil.example', 'ana[at]evil[.]example'],
  ['mailto:a tel:5 javascript:x', 'mailto[:]a tel[:]5 javascript[:]x'],
  ['evil。example and evil．example', 'evil[.]example and evil[.]example'],
  ['http://192.0.2.7/x', 'http[:]//192[.]0[.]2[.]7/x'],
  ['3.5 m. At 5 p.m. we open. Yes', '3.5 m. At 5 p[.]m. we open. Yes'],
])('%s is no link', (text, broken) => expect(withoutLinks(text)).toBe(broken));

test('spellings of one mailbox are one', () => {
  expect(['A.na+1@Gmail.com', 'ana@googlemail.com'].map(mailboxOf)).toEqual([
    'ana@gmail.com',
    'ana@googlemail.com',
  ]);
  expect(mailboxOf('Ana.B+x@Example.com')).toBe('ana.b@example.com');
});

test('markup of a visitor is text', () => {
  const fields = fieldsFor({ message: '<a href="https://evil.example">x</a>' });
  const { html, text } = confirmationOf(fields, siteFor({ name: 'Acme', phones: ['303-555-0100'] }));
  expect(html).not.toMatch(/evil\.example|<a href="https:\/\/evil/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(text).not.toContain('evil.example');
});

test('a visitor gets one mail with what they wrote, the phone and the hours', async () => {
  const { send } = await startMailing();
  await send({ message: 'Two rooms, see www.a.example' });
  expect(smtp.mails.map(({ to }) => to)).toEqual([['ana@example.com']]);
  const mail = await parse(smtp.mails[0]?.raw);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  expect(mail.from).toMatchObject({ address: 'sites@agency.example' });
  expect(mail.from?.name).not.toBe('Agency');
  expect(mail.replyTo?.[0]?.address).toMatch(/@/);
  for (const part of ['Two rooms, see www[.]a[.]example', 'Phone: ', 'Hours:', 'if not, ignore this'])
    expect(mail.text).toContain(part);
});

test('a mail is in the language of its site, and a site can be without', async () => {
  const { sendOn, leads } = await startSites({
    taller: { language: 'es' },
    quiet: { options: { confirmationMail: false } },
  });
  await sendOn('quiet', { message: 'one' });
  expect([(await leads()).length, smtp.mails]).toEqual([1, []]);
  await sendOn('taller', { message: 'dos' });
  expect((await parse(smtp.mails[0]?.raw)).text).toContain('Usted nos escribió; si no fue usted, ignore');
});

test('an address gets one a day, from whichever site', async () => {
  const { sendOn } = await startSites({ acme: {}, other: {} });
  await sendOn('acme', { message: 'one' });
  await sendOn('other', { message: 'two' });
  expect(smtp.mails).toHaveLength(1);
  await sendOn('other', { message: 'three', email: 'eve@example.com' });
  expect(smtp.mails).toHaveLength(2);
});

test('an address gets one a day, in whatever spelling; a network causes five', async () => {
  const { send } = await startMailing();
  await send({ message: 'one' });
  await send({ message: 'two', email: 'Ana+2@example.com' });
  expect(smtp.mails).toHaveLength(1);
  const later = Date.now() + 25 * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await send({ message: 'three' });
  expect(smtp.mails).toHaveLength(2);
  for (let index = 0; index < 8; index += 1)
    await send({ message: `m${index}`, email: `v${index}@example.com` });
  // Three points of the network's five were used above.
  expect(smtp.mails.length).toBe(4);
});

test('nobody is written to for spam, without a bot check, by a repetition, or when the mail server refuses', async () => {
  const { send, submitJson, leads } = await startMailing();
  await submitJson({ ...good, email: 'ana@example.com' });
  await send({ message: 'SEO backlinks and guest posts, first page of Google' });
  await send({ project_reference: 'x' });
  await send({ message: 'no address', email: '' });
  expect(smtp.mails).toEqual([]);
  smtp.refuses = true;
  const answer = await send({ message: 'refused', id: '0f8fad5b-d9cb-469f-a165-70867728950e' });
  smtp.refuses = false;
  await send({ message: 'refused', id: '0f8fad5b-d9cb-469f-a165-70867728950e' });
  expect([answer.status, smtp.mails]).toEqual([200, []]);
  expect((await leads()).map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/^text \d+: search-engines, /),
  );
});
