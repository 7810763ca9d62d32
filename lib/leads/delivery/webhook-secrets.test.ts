import { Webhook } from 'standardwebhooks';
import { writeIn } from '@/test/data-folder';
import { deliveryServer, isSignedWith, lead } from '@/test/lead-delivery';

const world = deliveryServer();
const own = [24, 64].map((bytes) => `whsec_${Buffer.alloc(bytes, bytes).toString('base64')}`);

type Sent = { body: string; headers: Record<string, string> };

const receiver = async (environment: Record<string, string> = {}) => {
  const deliver = await world.start({ leadEndpoint: `http://${world.address}/` }, environment);
  return async (): Promise<Sent> => {
    await deliver();
    const { body = '', headers = {} } = world.received.at(-1) ?? {};
    return { body, headers: headers as Record<string, string> };
  };
};

const command = async (...names: string[]): Promise<string[]> => {
  const { database } = await import('@/lib/platform/db');
  const { secretCommand } = await import('@/lib/leads/cli/secret-command');
  return (await secretCommand(await database(), names)).trim().split('\n');
};

test("a receiver verifies with the secret that is printed for it, and another's does not do", async () => {
  const sent = await (await receiver())();
  expect(sent.headers['webhook-id']).toBe(lead().id);
  const [secret = ''] = await command('acme');
  expect(new Webhook(secret).verify(sent.body, sent.headers)).toEqual(JSON.parse(sent.body));
  expect(isSignedWith(secret, { ...sent, body: sent.body.replace('Ana', 'Eve') })).toBe(false);
  const { receiverSecrets } = await import('./webhook-secrets');
  const { database } = await import('@/lib/platform/db');
  const secretOf = async (site: string, path: string) =>
    (await receiverSecrets(await database(), site, `http://${world.address}${path}`))[0] ?? '';
  expect(await secretOf('acme', '')).toBe(secret);
  // Neither customers of one host, such as hooks.zapier.com, nor a site that names another one's receiver,
  // must be able to sign for each other.
  for (const [site, path] of [
    ['acme', '/another'],
    ['acme', '/?another'],
    ['eve', ''],
  ] as const) {
    const others = await secretOf(site, path);
    expect([others === secret, isSignedWith(others, sent)]).toEqual([false, false]);
  }
});

test('while a secret is rotated both sign, after retire only the new one', async () => {
  const post = await receiver();
  const [old = ''] = await command('acme');
  const [fresh = '', before] = await command('rotate', 'acme');
  expect(before).toBe(old);
  const during = await post();
  expect([isSignedWith(old, during), isSignedWith(fresh, during)]).toEqual([true, true]);
  expect(during.headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/);
  expect(await command('retire', 'acme')).toEqual([fresh]);
  const after = await post();
  expect([isSignedWith(old, after), isSignedWith(fresh, after)]).toEqual([false, true]);
  await expect(command('retire', 'acme')).rejects.toThrow('only one secret');
});

const withEntry = (leadSecret: unknown) => ({
  SITES_FILE: writeIn(world.folder(), 'sites.json', { 'www.acme.example': { page: 'acme', leadSecret } }),
});

test.each([1, 2])('%d secrets of a hosts entry sign, and are rotated there', async (count) => {
  const secrets = own.slice(0, count);
  const sent = await (await receiver(withEntry(count === 1 ? secrets[0] : secrets)))();
  expect(own.map((secret) => isSignedWith(secret, sent))).toEqual([true, count === 2]);
  expect(await command('acme')).toEqual(secrets);
  await expect(command('rotate', 'acme')).rejects.toThrow('in its hosts entry');
});

test.each([['short'], [`whsec_${Buffer.alloc(23).toString('base64')}`], [7], [[]], [[...own, own[0]]]])(
  'the secret %j of an entry is reported without its text',
  async (leadSecret) => {
    const { parseSites } = await import('@/lib/content/hosts/site-entries');
    const { servedSitesOf } = await import('@/lib/content/hosts/served-sites');
    const { problems } = servedSitesOf(
      parseSites(JSON.stringify({ 'acme.example': { page: 'acme', leadSecret } })),
    );
    expect(problems).toEqual([
      {
        event: 'sites.entry',
        host: 'acme.example',
        page: 'acme',
        field: 'leadSecret',
        reason: 'leadSecret must be "whsec_" and 24 to 64 bytes as base64, or a list of two',
      },
    ]);
  },
);

test('without any secret there is an id and no signature', async () => {
  const { headers } = await (await receiver({ LEADS_SIGNING_SECRET: '' }))();
  const names = Object.keys(headers);
  expect(names).toEqual(expect.arrayContaining(['webhook-id', 'webhook-timestamp']));
  for (const signature of ['webhook-signature', 'mainstreet-signature'])
    expect(names).not.toContain(signature);
  await expect(command('acme')).rejects.toThrow('No secret');
});
