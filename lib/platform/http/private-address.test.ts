import type { lookup } from 'node:dns';
import { checkTarget, isPrivateAddress, PrivateAddressError, publicLookup } from './private-address';

test.each(
  (
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 ' +
    '192.0.2.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ' +
    '::7f00:1 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1:: fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 ff02::1'
  ).split(' '),
)('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(
  (
    '1.1.1.1 8.8.8.8 172.15.255.255 172.32.0.1 192.167.1.1 100.63.255.255 100.128.0.1 2606:4700:4700::1111 ' +
    '2a00:1450::1 ::ffff:8.8.8.8'
  ).split(' '),
)('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false));

const none = new Set<string>();

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]:8080/',
  'http://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
])('%s is refused without a look-up', (url) =>
  expect(() => checkTarget(new URL(url), none)).toThrow(PrivateAddressError),
);

test('host and port together are allowed, with the port that a scheme has', () => {
  expect(checkTarget(new URL('http://127.0.0.1:9000/x'), new Set(['127.0.0.1:9000']))).toEqual({
    isAllowed: true,
  });
  expect(() => checkTarget(new URL('http://127.0.0.1:9001/x'), new Set(['127.0.0.1:9000']))).toThrow(
    PrivateAddressError,
  );
  expect(checkTarget(new URL('https://mailer.internal/'), new Set(['mailer.internal:443']))).toEqual({
    isAllowed: true,
  });
  expect(checkTarget(new URL('https://mailer.example.com/'), none)).toEqual({ isAllowed: false });
});

/** A name server that answers with these addresses. */
const resolving = (...addresses: string[]) =>
  ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;
const look = (all: boolean, ...addresses: string[]) =>
  new Promise((resolve) =>
    publicLookup(resolving(...addresses))('a.example', { all }, (error, found, family) =>
      resolve(error ?? [found, family]),
    ),
  );

test('a name is refused when any of its addresses is private; else the socket gets those that were checked', async () => {
  expect(await look(true, '8.8.8.8', '10.0.0.1')).toBeInstanceOf(PrivateAddressError);
  expect(await look(false, '::1')).toBeInstanceOf(PrivateAddressError);
  expect(await look(true, '8.8.8.8', '2606:4700::1')).toEqual([
    [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ],
    undefined,
  ]);
  expect(await look(false, '8.8.8.8')).toEqual(['8.8.8.8', 4]);
  expect(await look(true)).toMatchObject({ code: 'ENOTFOUND' });
});
