import { deliveryServer } from '@/test/lead-delivery';
import { loggedLines, serverThat } from '@/test/server';

const world = deliveryServer();

beforeEach(() => void loggedLines());

const start = async (leadEndpoint?: string, environment: Record<string, string> = {}) => {
  await world.start({ leadEndpoint }, environment);
  const { database } = await import('@/lib/platform/db');
  const { leadStore } = await import('@/lib/leads/outbox/lead-store');
  const { sendTestLead } = await import('./send-test');
  const store = leadStore(await database());
  return { store, send: () => sendTestLead(store, 'acme') };
};

test('a marked lead reaches the receiver by the real path and stays among the delivered', async () => {
  const { store, send } = await start(`http://${world.address}/inbox`);
  expect(await send()).toMatch(new RegExp(`^Delivered to ${world.address} after [\\d.]+ s\\.$`));
  expect(world.received.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/inbox', expect.objectContaining({ test: true })],
  ]);
  expect(world.received[0]?.headers).toHaveProperty('mainstreet-signature');
  expect(await store.countByState('acme')).toMatchObject({ delivered: 1 });
});

test('a test lead that the receiver refuses is reported with the reason, and leaves no dead letter', async () => {
  world.reply = (response) => void response.writeHead(422).end();
  const { store, send } = await start(`http://${world.address}/inbox`);
  await expect(send()).rejects.toThrow(`Not delivered to ${world.address}: status 422.`);
  expect(await store.list({}, 10)).toEqual([]);
});

test('a site whose leads have nowhere to go is told so', async () => {
  const { store, send } = await start();
  await expect(send()).rejects.toThrow('no linkPostEmail');
  expect(await store.list({}, 10)).toEqual([]);
});

test.each([
  [404, 'There is no record of a site acme.'],
  [500, 'The record of acme cannot be read'],
])('a site whose content server answers %i gets no lead', async (status, says) => {
  const { store, send } = await start(undefined, {
    CONTENT_API_URL: await serverThat((_request, response) => response.writeHead(status).end()),
    GONE_AFTER_SECONDS: '0',
  });
  await expect(send()).rejects.toThrow(says);
  expect(await store.list({}, 10)).toEqual([]);
});
