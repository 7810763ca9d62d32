import { dataFolder, writeIn } from '@/test/server';
import { good, HOST, formServer } from '@/test/lead-requests';

const server = formServer();
const { start } = server;

const fetchBotCheck = async () => {
  const { GET } = await import('./bot-check/route');
  const request = new Request(`http://${HOST}/api/leads/bot-check`, { headers: { host: HOST } });
  return ((await (await GET(request)).json()) as { botCheck: string }).botCheck;
};
/** A fake clock, which this moves forward. */
let clock = 0;
const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue((clock += ms));
beforeEach(() => {
  clock = 1_800_000_000_000;
});

const manyLinks = 'See http://a.example/x, https://b.example and www.c.example';

test.each<[string, () => Promise<Record<string, string>>, string]>([
  ['a forged bot check', async () => ({ botCheck: '1700000000000.AAAA' }), 'forged-bot-check'],
  ['a bot check that is none', async () => ({ botCheck: 'x' }), 'forged-bot-check'],
  [
    'a bot check younger than a second',
    async () => {
      later(0);
      const botCheck = await fetchBotCheck();
      later(999);
      return { botCheck };
    },
    'too-fast',
  ],
  ['three links', async () => ({ message: manyLinks }), 'many-links'],
])('%s: delivered at once, and it says so', async (_name, extra, reason) => {
  const { submit, submitJson, leads } = await start();
  const suspect = await extra();
  expect((await submitJson({ ...good, ...suspect })).body).toBe('{"ok":true}');
  expect((await submit({ ...good, lastName: 'Again', ...suspect })).status).toBe(303);
  expect((await leads()).map(({ state, fields }) => [state, fields.suspicious])).toEqual([
    ['waiting', [reason]],
    ['waiting', [reason]],
  ]);
});

test('a filled honeypot is refused, with the usual answer', async () => {
  const { submit, submitJson, leads, store } = await start();
  expect((await submitJson({ ...good, project_reference: 'x' })).body).toBe('{"ok":true}');
  expect((await submit({ ...good, message: 'Again', project_reference: 'x' })).status).toBe(303);
  expect((await leads()).map(({ state, reason }) => [state, reason])).toEqual([
    ['refused', 'honeypot'],
    ['refused', 'honeypot'],
  ]);
  expect(await (await store()).deliveriesOf({}, 9)).toEqual([]);
});

test("a bot check of a second or a year ago is accepted, and so is none; another site's is not", async () => {
  const { submitJson, leads } = await start();
  later(0);
  const botCheck = await fetchBotCheck();
  await submitJson({ ...good, message: 'none' });
  later(1_000);
  await submitJson({ ...good, message: 'in time', botCheck });
  later(365 * 24 * 60 * 60_000);
  await submitJson({ ...good, message: 'late', botCheck });
  expect((await leads()).map(({ fields }) => fields.suspicious)).toEqual([undefined, undefined, undefined]);
  const { suspicionOfBotCheck } = await import('@/lib/leads/intake/abuse-checks');
  expect(await suspicionOfBotCheck('other', botCheck, Date.now())).toBe('forged-bot-check');
});

test.each([
  'Our website is outdated, could you redesign it on WordPress? We also need SEO and Google ads.',
  'We need somebody for payroll and tax relief for our small business, eleven employees.',
  'Please quote access control and cameras for our warehouse, and a loan for the equipment.',
  'Casino night: we want crypto themed murals. Plans: https://a.example/x.pdf, https://b.example/y',
  'Нужно покрасить две комнаты и коридор в следующем месяце',
])('no word of a text counts: %s', async (message) => {
  const { submitJson, leads } = await start();
  await submitJson({ ...good, message });
  const [lead] = await leads();
  expect([lead?.state, lead?.fields.suspicious]).toEqual(['waiting', undefined]);
});

test('the same text to a third site within a day is marked, whatever its digits and signs are', async () => {
  const sites = {
    'a.example': 'demo',
    'b.example': 'dentist',
    'c.example': 'spanish',
    'd.example': 'call-only',
  };
  const { submitJson, leads } = await start({ SITES_FILE: writeIn(dataFolder(), 'sites.json', sites) });
  const text = 'We would like to offer your team a partnership that brings customers';
  const post = (host: string, message: string) =>
    submitJson({ ...good, message }, { host, origin: `https://${host}` });
  for (const [index, host] of Object.keys(sites).entries()) await post(host, `${text} (${index})!`);
  await post('d.example', 'Please call me');
  const marks = Object.fromEntries(
    (await leads()).map(({ site, fields }) => [`${site} ${fields.message.length > 20}`, fields.suspicious]),
  );
  expect(marks).toEqual({
    'demo true': undefined,
    'dentist true': undefined,
    'spanish true': ['same-text'],
    'call-only true': ['same-text'],
    'call-only false': undefined,
  });
});
