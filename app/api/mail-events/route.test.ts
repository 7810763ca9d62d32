import { loggedLines, startServer } from '@/test/server';
import { putLead, queueOf } from '@/test/leads';

const TOKEN = 'a-token-of-some-length';
const LEAD = '0f8fad5b-d9cb-469f-a165-70867728950e';

let logged: string[];
beforeEach(() => {
  logged = loggedLines();
});

const start = async (environment: Record<string, string> = {}) => {
  startServer({ MAIL_EVENTS_TOKEN: TOKEN, ...environment });
  const { POST } = await import('./route');
  const { outbox } = await import('@/lib/leads');
  const { mailIdOf } = await import('@/lib/leads/delivery/destinations');
  const post = async (body: unknown, headers: Record<string, string> = {}, query = '') => {
    const request = new Request(`http://a.example/api/mail-events${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await POST(request);
    return [response.status, await response.json()];
  };
  return { post, outbox, mailIdOf };
};

const postmark = (lead: string, type = 'HardBounce') => ({
  RecordType: 'Bounce',
  ID: 4323372036854775807n.toString(),
  Type: type,
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Email: 'office@acme.example',
  Metadata: { lead },
  Content: 'the mail that came back',
});
const mailgun = (id: string, data = {}) => ({
  signature: { token: 'x', timestamp: '1', signature: 'y' },
  'event-data': {
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    'delivery-status': { code: 550, message: 'office@acme.example is unknown' },
    message: { headers: { 'message-id': `${id}@www.acme.example` } },
    ...data,
  },
});
const sendgrid = (id: string, event = 'bounce') => ({
  email: 'office@acme.example',
  'smtp-id': `<${id}@www.acme.example>`,
  event,
  type: 'bounce',
  status: '5.1.1',
});
const plain = (id: string) => ({ event: 'bounced', messageId: `<${id}@www.acme.example>`, status: '5.2.2' });

test.each([
  ['Postmark', postmark(LEAD), 'bounced: HardBounce'],
  ['Mailgun', mailgun(LEAD), 'bounced: 550'],
  ['SendGrid', [sendgrid('another'), sendgrid(LEAD)], 'bounced: 5.1.1'],
  ['a script', plain(LEAD), 'bounced: 5.2.2'],
])('a bounce that %s reports marks its lead once, and the log says so', async (_name, body, reason) => {
  const { post, outbox } = await start();
  const store = await outbox();
  await putLead(store, LEAD, { state: 'delivered' });
  expect([await post(body), await post(body)]).toEqual([
    [200, { bounced: 1 }],
    [200, { bounced: 0 }],
  ]);
  expect(await store.find(LEAD)).toMatchObject({ state: 'bounced', reason });
  expect(logged).toEqual([`lead lead=${LEAD} site=demo destination=first state=bounced reason="${reason}"`]);
  expect(await store.countByState()).toMatchObject({ bounced: 1, delivered: 0 });
  expect(await store.requeue(LEAD, ['bounced'], ['first'], 1)).toBe(1);
});

test('the bounce of an address in deliverTo marks that one only', async () => {
  const { post, outbox, mailIdOf } = await start();
  const store = await outbox();
  await putLead(store, LEAD, { destinations: ['a@acme.example', 'b@acme.example'] });
  const id = mailIdOf(LEAD, 'b@acme.example');
  // Its acceptance is not stored yet: the provider must tell it again.
  expect(await post(mailgun(id))).toMatchObject([503, { bounced: 0 }]);
  const lease = { ...queueOf('demo', 'b@acme.example'), worker: 'one', failures: 0 };
  await store.record([{ lead: LEAD, receivedAt: 1_000, attempts: 1, state: 'delivered' }], lease, 1, 9_999);
  expect(await post(mailgun(id))).toEqual([200, { bounced: 1 }]);
  expect((await store.deliveriesOf({}, 9)).map(({ destination, state }) => [destination, state])).toEqual([
    ['a@acme.example', 'waiting'],
    ['b@acme.example', 'bounced'],
  ]);
});

test('other events, unknown mails and odd bodies change nothing', async () => {
  const { post, outbox } = await start();
  const store = await outbox();
  await putLead(store, LEAD, { state: 'delivered' });
  for (const body of [
    postmark(LEAD, 'AutoResponder'),
    postmark(LEAD, 'Transient'),
    { ...postmark(LEAD), RecordType: 'Delivery' },
    postmark('nobody'),
    postmark(`${LEAD}.0badc0de`),
    mailgun(LEAD, { severity: 'temporary' }),
    mailgun(LEAD, { event: 'delivered' }),
    mailgun(LEAD, { message: null }),
    [sendgrid(LEAD, 'deferred'), sendgrid(LEAD, 'open'), null, 7, [[sendgrid(LEAD)]]],
    [sendgrid(`${LEAD}'; drop table leads; --`)],
    { RecordType: 'Bounce', Metadata: { lead: { $gt: '' } } },
    Array.from({ length: 5_000 }, () => sendgrid('x')),
    {},
    [],
    null,
    'true',
  ])
    expect(await post(body)).toEqual([200, { bounced: 0 }]);
  for (const body of ['', '{', '\u0000', 'a=b']) expect(await post(body)).toMatchObject([400, {}]);
  expect(await post(`"${'x'.repeat(1_100_000)}"`)).toMatchObject([413, {}]);
  expect(logged).toEqual([]);
});

test('the token is asked for: as bearer token, as Basic password or in the query', async () => {
  const { post } = await start();
  const basic = (password: string) => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;
  for (const [authorization, query, status] of [
    [`Bearer ${TOKEN}`, '', 200],
    [basic(TOKEN), '', 200],
    ['', `?token=${TOKEN}`, 200],
    ['', '', 401],
    ['', '?token=', 401],
    [basic('\u0000ñ'), `?token=${TOKEN.slice(1)}`, 401],
    [`Bearer ${TOKEN}x`, '?token[]=a&token=', 401],
  ] as const)
    expect([authorization, query, (await post({}, { authorization }, query))[0]]).toEqual([
      authorization,
      query,
      status,
    ]);
  const { post: off } = await start({ MAIL_EVENTS_TOKEN: '' });
  expect((await off({}))[0]).toBe(404);
});

test('an outage of the database is answered with 503, so that the provider tells it again', async () => {
  const { post } = await start({ DATABASE_URL: 'file:/dev/null/x.db' });
  expect(await post(postmark(LEAD))).toMatchObject([503, {}]);
  expect(logged).toEqual([expect.stringContaining('mail-events.failed')]);
});
