import { Webhook } from 'standardwebhooks';
import { dataFolder, writeIn } from '@/test/server';
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
  const { secretCommand } = await import('@/lib/leads/cli/secret-command');
  return (await secretCommand(names)).trim().split('\n');
};

test("a receiver verifies with the secret that is printed for it, and another's does not do", async () => {
  const sent = await (await receiver())();
  expect(sent.headers['webhook-id']).toBe(lead().id);
  const [secret = ''] = await command('acme');
  expect(new Webhook(secret).verify(sent.body, sent.headers)).toEqual(JSON.parse(sent.body));
  expect(isSignedWith(secret, { ...sent, body: sent.body.replace('Ana', 'Eve') })).toBe(false);
  const { derivedSecrets } = await import('./webhook-secrets');
  const secretOf = (site: string, path: string) =>
    derivedSecrets(site, `http://${world.address}${path}`)[0] ?? '';
  expect(secretOf('acme', '')).toBe(secret);
  // Neither customers of one host, such as hooks.zapier.com, nor a site that names another one's receiver,
  // must be able to sign for each other.
  for (const [site, path] of [
    ['acme', '/another'],
    ['acme', '/?another'],
    ['eve', ''],
  ] as const) {
    const others = secretOf(site, path);
    expect([others === secret, isSignedWith(others, sent)]).toEqual([false, false]);
  }
});

const withEntry = (leadSecret: unknown) => ({
  SITES_FILE: writeIn(dataFolder(), 'sites.json', { 'www.acme.example': { page: 'acme', leadSecret } }),
});

test.each([1, 2])('%d secrets of a hosts entry sign', async (count) => {
  const secrets = own.slice(0, count);
  const sent = await (await receiver(withEntry(count === 1 ? secrets[0] : secrets)))();
  expect(own.map((secret) => isSignedWith(secret, sent))).toEqual([true, count === 2]);
  expect(await command('acme')).toEqual(secrets);
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
