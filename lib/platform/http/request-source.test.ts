import { startServer } from '@/test/server';
import { isFromOwnPage, normaliseHost } from './request-source';

const start = async (environment: Record<string, string> = {}) => {
  startServer(environment);
  const { clientNetwork, PEER_HEADER } = await import('./request-source');
  return (forwardedFor: string | null, peer = '') =>
    clientNetwork(
      new Headers({
        ...(forwardedFor !== null && { 'x-forwarded-for': forwardedFor }),
        [PEER_HEADER]: peer,
      }),
    );
};

test.each([
  ['the nearest proxy counts, not what a client wrote', {}, '192.0.2.1|203.0.113.9, 192.0.2.1|x,, 192.0.2.1'],
  [
    'the proxy before the last counts behind two',
    { TRUSTED_PROXIES: '2' },
    '203.0.113.9, 192.0.2.1, 10.0.0.1|192.0.2.1, 10.0.0.1|192.0.2.1',
  ],
  ['ports and IPv4-mapped IPv6 do not count', {}, '192.0.2.1:51000|::ffff:192.0.2.1|::FFFF:192.0.2.1'],
])('the entry of %s', async (_name, environment, entries) => {
  const network = await start(environment);
  for (const entry of entries.split('|')) expect([entry, network(entry)]).toEqual([entry, '192.0.2.1']);
});

test('on Vercel a client cannot name its own address', async () => {
  startServer({});
  const { clientNetwork, PEER_HEADER } = await import('./request-source');
  const headers = new Headers({ [PEER_HEADER]: '8.8.8.8', 'x-forwarded-for': '192.0.2.1' });
  expect(clientNetwork(headers)).toBe('8.8.8.8');
  process.env.VERCEL = '1';
  expect(clientNetwork(headers)).toBe('192.0.2.1');
  Reflect.deleteProperty(process.env, 'VERCEL');
});

test('addresses of one IPv6 /64 network share a key, in any spelling', async () => {
  const network = await start();
  const same = (
    '2001:db8:0:7::1 2001:DB8:0:7:ffff:ffff:ffff:ffff 2001:0db8:0000:0007:: 2001:db8:0:7:0:0:0:1 ' +
    '[2001:db8:0:7::2]:443 2001:db8:0:7::5%eth0 2001:db8::7:1:2:3:4'
  ).split(' ');
  expect(new Set(same.map((entry) => network(entry)))).toEqual(new Set(['2001:db8:0:7::']));
  for (const [entry, key] of [
    ['2001:db8:0:8::1', '2001:db8:0:8::'],
    ['::1', '::'],
    ['1::', '1::'],
    ['fe80::1', 'fe80::'],
  ] as const)
    expect(network(entry)).toBe(key);
});

test('an IPv6 address is counted by its /64, /56 and /48, an IPv4 address by itself', async () => {
  startServer({});
  const { clientNetworks } = await import('./request-source');
  const networks = (address: string) => clientNetworks(new Headers({ 'x-forwarded-for': address }));
  expect(networks('2001:db8:7:12ab::1')).toEqual([
    '2001:db8:7:12ab::',
    '2001:db8:7:1200::/56',
    '2001:db8:7::/48',
  ]);
  expect([networks('192.0.2.1'), networks('::ffff:192.0.2.1'), networks('x')]).toEqual([
    ['192.0.2.1'],
    ['192.0.2.1'],
    ['unknown'],
  ]);
});

test('entries that are no address share one key', async () => {
  const network = await start();
  const words = '| , |a|b|1|300.0.0.1|2001:db8::g|192.0.2.1.example'.split('|');
  const entries = [null, ...words, 'x'.repeat(10_000)];
  expect(new Set(entries.map((entry) => network(entry)))).toEqual(new Set(['unknown']));
});

test.each([
  ['www.example.com', 'www.example.com'],
  ['WWW.Example.COM', 'www.example.com'],
  ['www.example.com:8080', 'www.example.com'],
  ['www.example.com.', 'www.example.com'],
  ['www.example.com.:443', 'www.example.com'],
  [' a.example ', 'a.example'],
  ['', ''],
])('the host %j is %j', (host, name) => expect(normaliseHost(host)).toBe(name));

test.each([
  ['https://a.example', 'a.example', true],
  ['https://a.example', 'a.example:443', true],
  ['https://a.example', 'A.example.:80', true],
  ['http://a.example', 'a.example', true],
  ['http://a.example:3000', 'a.example:3000', true],
  ['https://a.example:8443', 'a.example:8443', true],
  ['https://public.example', '10.0.0.1:3000', true],
  ['https://public.example:8443', '10.0.0.1:3000', false],
  ['https://a.example:8443', 'a.example', false],
  ['http://a.example:3001', 'a.example:3000', false],
  ['http://a.example', 'a.example:3000', false],
  ['http://a.example:3000', 'a.example', false],
  ['https://b.example', 'a.example', false],
  ['null', 'a.example', false],
])('a form of %s posted to %s is of its own page: %s', (origin, host, expected) => {
  expect(isFromOwnPage(new Headers({ origin, host }), 'https://public.example')).toBe(expected);
});

test.each([
  ['127.0.0.1', '198.51.100.7'],
  ['::ffff:127.0.0.1', '198.51.100.7'],
  ['::1', '198.51.100.7'],
  ['10.1.2.3', '198.51.100.7'],
  ['', '198.51.100.7'],
  ['9.9.9.9', '9.9.9.9'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
  ['2620:fe::5', '2620:fe::'],
  // Nobody chooses the address that limits are counted by.
  ['127.0.0.1', '127.0.0.1', '0'],
])('a connection from %j is counted as %s', async (peer, counted, TRUSTED_PROXIES = '') => {
  expect((await start({ TRUSTED_PROXIES }))('198.51.100.7', peer)).toBe(counted);
});
