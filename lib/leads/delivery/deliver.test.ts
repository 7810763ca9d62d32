import { createHmac } from 'node:crypto';
import { freePort } from '@/test/free-port.mjs';
import expected from '@/test/expected/lead-body.json' with { type: 'json' };
import { deliveryServer, lead, photo } from '@/test/lead-delivery';

const world = deliveryServer();
const toReceiver = (environment?: Record<string, string>, url = `http://${world.address}/send?key=1`) =>
  world.start({ leadEndpoint: url }, environment);

type LeadBody = { photos: { url: string }[] };

test("the documented body goes to the record's address, with its key and signature", async () => {
  const sent = lead({
    service: 'Painting',
    bestWay: 'email',
    utm_source: 'ad',
    firstName: 'Ana "A" <b>',
    message: 'Two\nrooms',
  });
  sent.fields.textConsent = { wording: 'Yes', at: '2026-03-14T15:00:00.000Z' };
  expect(await (await toReceiver())(sent, [photo])).toEqual({ kind: 'delivered' });
  const [post] = world.received;
  expect([post?.method, post?.url, post?.headers['content-type'], post?.headers['idempotency-key']]).toEqual([
    'POST',
    '/send?key=1',
    'application/json',
    sent.id,
  ]);
  const { photos, ...body } = JSON.parse(post?.body ?? '') as LeadBody;
  expect({ ...body, photos: [] }).toEqual({
    ...expected,
    data: { ...expected.data, photo1: photos[0]?.url },
  });
  expect(photos).toEqual([
    {
      type: 'image/jpeg',
      url: expect.stringMatching(
        /^https:\/\/www\.acme\.example\/api\/leads\/photo\?id=a\.1&expires=\d+&signature=[\w-]+$/,
      ),
      expires: expect.any(String),
    },
  ]);
  const [, time, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post?.headers['mainstreet-signature'])) ?? [];
  expect(signature).toBe(
    createHmac('sha256', 'a-secret-of-some-length').update(`${time}.${post?.body}`).digest('hex'),
  );
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(10);
});

test("labels are the record's, in its language", async () => {
  const record = { language: 'es' as const, formLabels: { firstName: 'Su nombre' } };
  const deliver = await world.start({ leadEndpoint: `http://${world.address}/`, ...record });
  await deliver();
  const { fields, language } = JSON.parse(world.received[0]?.body ?? '') as {
    language: string;
    fields: { label: string }[];
  };
  expect([language, fields[0]?.label, fields[1]?.label]).toEqual(['es', 'Su nombre', 'Apellido']);
});

test.each([
  ['delivered', [200, 201, 202, 204, 299]],
  ['failed', [408, 425, 500, 502, 503, 504]],
  ['rejected', [400, 401, 403, 404, 410, 413, 422]],
] as const)('a lead is %s by the statuses %j', async (kind, statuses) => {
  let status = 0;
  world.reply = (response) => response.writeHead(status).end('secret words');
  const deliver = await toReceiver();
  for (status of statuses) {
    const reason = { ...(kind !== 'delivered' && { reason: `status ${status}` }) };
    expect(await deliver()).toEqual({ kind, ...reason, ...(kind === 'failed' && { reach: 'lead' }) });
  }
});

test('a redirect is not followed', async () => {
  world.reply = (response) => response.writeHead(307, { location: `http://${world.address}/other` }).end();
  expect(await (await toReceiver())()).toMatchObject({
    kind: 'rejected',
    reason: expect.stringContaining('status 307'),
  });
  expect(world.received).toHaveLength(1);
});

test('Retry-After in seconds and as a date', async () => {
  const { retryAfterOf } = await import('./post-json');
  const now = Date.UTC(2026, 0, 1);
  expect([
    retryAfterOf('120', now),
    retryAfterOf('Thu, 01 Jan 2026 00:05:00 GMT', now),
    retryAfterOf('99999999', now),
    retryAfterOf('soon', now),
    retryAfterOf(undefined, now),
    retryAfterOf('0', now),
  ]).toEqual([120_000, 300_000, 86_400_000, undefined, undefined, undefined]);
  world.reply = (response) => response.writeHead(429, { 'retry-after': '7' }).end();
  expect(await (await toReceiver())()).toEqual({
    kind: 'failed',
    reason: 'status 429',
    reach: 'site',
    retryAfter: 7_000,
  });
});

test('a refused connection is tried again, and counts for all sites of that host', async () => {
  const port = await freePort();
  const deliver = await toReceiver({ ALLOW_PRIVATE_HOSTS: `127.0.0.1:${port}` }, `http://127.0.0.1:${port}/`);
  expect(await deliver()).toEqual({ kind: 'failed', reason: 'ECONNREFUSED', reach: 'receiver' });
});

test('a receiver that does not answer in time is tried again', async () => {
  let tooLate = () => {};
  // Waits for the request, which the next test would receive otherwise.
  world.reply = () => tooLate();
  const deliver = await toReceiver();
  const timer = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
    work: () => void,
    ms: number,
    ...args: unknown[]
  ) => {
    if (ms === 15_000) tooLate = work;
    return timer(work, ms, ...args);
  }) as typeof setTimeout);
  expect(await deliver()).toEqual({ kind: 'failed', reason: 'no answer in time', reach: 'receiver' });
});

test.each(['127.0.0.1', 'localhost'])(
  'the private address %s is not called unless it is allowed',
  async (name) => {
    const url = `http://${world.address.replace('127.0.0.1', name)}/`;
    expect(await (await toReceiver({ ALLOW_PRIVATE_HOSTS: '' }, url))()).toEqual({
      kind: 'rejected',
      reason: 'its address leads to a private address, which ALLOW_PRIVATE_HOSTS does not name',
    });
    expect(world.received).toEqual([]);
  },
);

test('a lead without linkPostEmail and SMTP_URL is undeliverable, and no photo is read', async () => {
  const photos = jest.fn(async () => []);
  await world.start({});
  const { deliver } = await import('./deliver');
  expect(await deliver(lead(), { photos, photoIds: photos }, 'first')).toEqual({
    kind: 'undeliverable',
    reason: 'the record has no linkPostEmail, and SMTP_URL is not set',
  });
  expect(photos).not.toHaveBeenCalled();
});
