import { good, formServer } from '@/test/lead-requests';
import { siteFor } from '@/test/site';
import { fieldsFor } from '@/test/leads';
import { startSmtpServer } from '@/test/smtp-server';
import { withoutLinks } from '@/lib/platform/text';
import { confirmationOf, mailboxOf } from './confirmation';

const { start } = formServer();
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
const startMailing = async () => {
  const server = await start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Agency <sites@agency.example>',
    LEADS_PER_ADDRESS: '100',
  });
  const { createBotCheck } = await import('./abuse-checks');
  const send = async (fields: Record<string, string>, headers?: Record<string, string>) =>
    server.submitJson(
      {
        ...good,
        email: 'ana@example.com',
        botCheck: await createBotCheck('demo', Date.now() - 5_000),
        ...fields,
      },
      headers,
    );
  return { ...server, send };
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

test('an address gets one a day, in whatever spelling and over all sites; a network causes five', async () => {
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
