import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, writeIn } from '@/test/server';
import { good, formServer } from '@/test/lead-requests';
import { recordOf, type Given } from '@/test/records';
import { startSmtpServer } from '@/test/smtp-server';
import { mailboxOf, sentTo } from './confirmation';

const forms = formServer();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
beforeEach(() => {
  smtp.mails = [];
  smtp.refuses = null;
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
  const records = path.join(dataFolder(), 'records');
  mkdirSync(records);
  for (const [site, given] of Object.entries(sites)) writeIn(records, `${site}.json`, recordOf(given));
  const hosts = Object.fromEntries(Object.keys(sites).map((site) => [`${site}.example`, site]));
  return startMailing({ RECORDS_DIR: records, SITES_FILE: writeIn(dataFolder(), 'sites.json', hosts) });
};

test.each([
  ['A.na+1@Gmail.com', 'A.na+1@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@googlemail.com', 'ana@gmail.com'],
  ['Ana.B+x@Example.com', 'Ana.B+x@example.com', 'ana.b@example.com'],
  // Hosts that are one to mail servers: soft hyphens, joiners, full width and other full stops.
  ['ana@exam\u00adple.com', 'ana@example.com', 'ana@example.com'],
  ['a\u00adna\u200b@ex\u2060am\u200dple.com', 'ana@example.com', 'ana@example.com'],
  ['ana@\uff45xample.\uff43om', 'ana@example.com', 'ana@example.com'],
  ['ana@mail.example\u3002com', 'ana@mail.example.com', 'ana@mail.example.com'],
  ['ana@b\u00fccher.example', 'ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
  ['ana@b\u0075\u0308cher.example', 'ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
])('%s is sent to %s, of the mailbox %s', (address, sent, mailbox) => {
  expect([sentTo(address), mailboxOf(sentTo(address) ?? '')]).toEqual([sent, mailbox]);
});

test.each([['ana@exa mple.com'], ['\u00ad@example.com'], ['ana@\u00ad']])('%j is no address', (address) =>
  expect(sentTo(address)).toBeNull(),
);

test('a visitor gets one mail with the phone and the hours, and nothing of what was written', async () => {
  const { send } = await startMailing();
  const mark = 'zebra';
  const typed = ['firstName', 'lastName', 'address', 'service', 'message'];
  await send({
    ...Object.fromEntries(typed.map((name) => [name, `${mark} (555) 201-9999 www.evil.example`])),
    phone: '(555) 201-9999',
  });
  expect(smtp.mails.map(({ to }) => to)).toEqual([['ana@example.com']]);
  const mail = await parse(smtp.mails[0]?.raw);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  expect(mail.from).toMatchObject({ address: 'sites@agency.example' });
  expect(mail.from?.name).not.toBe('Agency');
  expect(mail.replyTo?.[0]?.address).toMatch(/@/);
  for (const part of ['has arrived', 'Phone: ', 'Hours:', 'if not, ignore this'])
    expect(mail.text).toContain(part);
  expect(smtp.mails[0]?.raw).not.toMatch(/zebra|9999|evil/);
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

test('an address gets one a day, from whichever site and in whatever spelling; a network causes five', async () => {
  const { sendOn } = await startSites({ acme: {}, other: {} });
  const send = (fields: Record<string, string>) => sendOn('other', fields);
  await sendOn('acme', { message: 'one' });
  for (const [index, email] of [
    'Ana+2@example.com',
    'ana@ex\u00adample.com',
    'an\u00ada@exampl\u00ade.com',
  ].entries())
    await send({ message: `two, ${index}`, email });
  expect(smtp.mails).toHaveLength(1);
  const later = Date.now() + 25 * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await send({ message: 'three' });
  expect(smtp.mails).toHaveLength(2);
  for (let index = 0; index < 8; index += 1)
    await send({ message: `m${index}`, email: `v${index}@example.com` });
  // All points of the network's five were used above.
  expect(smtp.mails.length).toBe(2);
});

test('nobody is written to for spam, without a bot check, by a repetition, or when the mail server refuses', async () => {
  const { send, submitJson, leads } = await startMailing();
  await submitJson({ ...good, email: 'ana@example.com' });
  await send({ message: 'http://a.example http://b.example http://c.example' });
  await send({ project_reference: 'x' });
  await send({ message: 'no address', email: '' });
  expect(smtp.mails).toEqual([]);
  smtp.refuses = { at: 'DATA', code: 451 };
  const answer = await send({ message: 'refused', id: '0f8fad5b-d9cb-469f-a165-70867728950e' });
  smtp.refuses = null;
  await send({ message: 'refused', id: '0f8fad5b-d9cb-469f-a165-70867728950e' });
  expect([answer.status, smtp.mails]).toEqual([200, []]);
  expect((await leads()).filter(({ fields }) => fields.suspicious)).toHaveLength(1);
});
