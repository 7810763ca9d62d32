import { rmSync } from 'node:fs';
import { loggedLines, sitesFile, startServer } from '@/test/server';

const start = async (environment: Record<string, string>) => {
  startServer(environment);
  return { ...(await import('./hosts')), ...(await import('@/lib/serving/site-key')) };
};

const { file, write } = sitesFile();

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
const aMomentLater = () => jest.advanceTimersByTime(2_000);

test("without SITES_FILE every host is PAGE_ID's, at SITE_URL", async () => {
  const own = { PAGE_ID: 'spanish', SITE_URL: 'https://www.el-mirasol.example.com' };
  const { pageIdOfHost, originOf, isServed } = await start(own);
  for (const host of ['a.example', '', '127.0.0.1:3000']) expect(pageIdOfHost(host)).toBe('spanish');
  expect([originOf('spanish'), isServed('spanish'), isServed('demo')]).toEqual([own.SITE_URL, true, false]);
});

test('a SITES_FILE with any invalid entry is refused', async () => {
  await start({});
  const { parseSites } = await import('./site-entries');
  const sites = parseSites('{"WWW.One.example:80": "one", "six.example": {"page": "six_6-A"}}');
  expect([...sites].map(([host, { page }]) => `${host} ${page}`)).toEqual([
    'www.one.example one',
    'six.example six_6-A',
  ]);
  const invalid =
    '"two.example": "../two"|"three.example": 3|"four.example": ""|"five.example": null|' +
    '"no host": "six"|"": "seven"|"https://eight.example/": "eight"';
  for (const entry of invalid.split('|'))
    expect(() => parseSites(`{"one.example": "one", ${entry}}`)).toThrow(entry.split(': ')[0]);
  for (const text of ['', '[]', 'null', '"a"', '{"a": ', '{}']) expect(() => parseSites(text)).toThrow();
  expect(() => parseSites('{}')).toThrow('names no host');
  expect(() => parseSites('{"one.example": 1}')).not.toThrow('names no host');
});

test('SITES_FILE gives hosts their site; an unknown host has none', async () => {
  const one = { page: 'one', canonical: true };
  write(JSON.stringify({ 'www.one.example': one, 'one.example': 'one', 'two.example': 'two' }));
  const SITE_URL = 'https://fallback.example';
  const { pageIdOfHost, originOf, isServed } = await start({ SITES_FILE: file, SITE_URL });
  const hosts = 'www.one.example ONE.example:3000 two.example. three.example  __proto__ constructor'.split(
    ' ',
  );
  expect(hosts.map(pageIdOfHost)).toEqual(['one', 'one', 'two', null, null, null, null]);
  const origins = ['https://www.one.example', 'https://two.example', SITE_URL];
  expect(['one', 'two', 'three'].map(originOf)).toEqual(origins);
  expect(['one', 'two', 'demo'].map(isServed)).toEqual([true, true, false]);
});

test.each([0, 3_600_000])(
  'SITES_FILE is read again only when it has changed, the clock set back by %d ms',
  async (step) => {
    write('{"one.example": "one"}');
    const { pageIdOfHost, servedSites } = await start({ SITES_FILE: file });
    const before = servedSites();
    expect(pageIdOfHost('one.example')).toBe('one');
    aMomentLater();
    expect(servedSites()).toBe(before);
    write('{"one.example": "other", "new.example": "new"}');
    aMomentLater();
    jest.setSystemTime(Date.now() - step);
    expect([pageIdOfHost('one.example'), pageIdOfHost('new.example')]).toEqual(['other', 'new']);
  },
);

test('an unreadable file keeps the last known sites, is logged, and is used again when it is repaired', async () => {
  const lines = loggedLines('error');
  write('{"one.example": "one"}');
  const { pageIdOfHost, isServed } = await start({ SITES_FILE: file });
  expect(pageIdOfHost('one.example')).toBe('one');
  write('{"one.example": ');
  aMomentLater();
  expect([pageIdOfHost('one.example'), isServed('one')]).toEqual(['one', true]);
  write('{"one.example": "changed", "two.example": "no page id"}');
  aMomentLater();
  expect([pageIdOfHost('one.example'), pageIdOfHost('two.example')]).toEqual(['one', null]);
  rmSync(file);
  aMomentLater();
  expect(pageIdOfHost('one.example')).toBe('one');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['sites.file', 'sites.file', 'sites.file']);
  write('{"one.example": "mended"}');
  aMomentLater();
  expect(pageIdOfHost('one.example')).toBe('mended');
});

test("without the file at start no host is served, not even PAGE_ID's site", async () => {
  loggedLines('error');
  const { pageIdOfHost, isServed } = await start({ SITES_FILE: `${file}.missing`, PAGE_ID: 'demo' });
  expect([pageIdOfHost('one.example'), isServed('demo')]).toEqual([null, false]);
});

test("a site's key can be resolved, does not contain the page id, and is unique", async () => {
  write('{"one.example": "one", "two.example": "two"}');
  const { siteKeyOf, pageIdOfKey } = await start({ SITES_FILE: file });
  const keys = ['one', 'two'].map(siteKeyOf);
  expect(keys.map(pageIdOfKey)).toEqual(['one', 'two']);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{16}$/);
  for (const key of ['one', '', '-', 'AAAAAAAAAAAAAAAA', siteKeyOf('not served')])
    expect(pageIdOfKey(key)).toBeNull();
});

test('a site that is removed from SITES_FILE loses its key, a new one gets one', async () => {
  write('{"one.example": "one"}');
  const { siteKeyOf, pageIdOfKey } = await start({ SITES_FILE: file });
  const key = siteKeyOf('one');
  write('{"two.example": "two"}');
  aMomentLater();
  expect([pageIdOfKey(key), pageIdOfKey(siteKeyOf('two'))]).toEqual([null, 'two']);
});

test('the same deployment gives the same key, another content server another', async () => {
  const key = async (environment: Record<string, string>) => (await start(environment)).siteKeyOf('demo');
  expect(await key({})).toBe(await key({}));
  expect(await key({ CONTENT_API_URL: 'https://content.example.com' })).not.toBe(await key({}));
});

test('a host is served when SITES_FILE names it; without the file, when it is the host of SITE_URL', async () => {
  write('{"www.one.example": "one"}');
  const many = await start({ SITES_FILE: file });
  expect(['WWW.one.example', 'one.example', ''].map(many.servesHost)).toEqual([true, false, false]);
  const single = await start({ SITE_URL: 'https://www.acme.example' });
  expect(['www.acme.example', 'other.example'].map(single.servesHost)).toEqual([true, false]);
});

test('one line at start says which hosts show which sites', async () => {
  write('{"one.example": "one", "two.example": "two"}');
  const [said, errors] = [loggedLines('log'), loggedLines('error')];
  const own = { PAGE_ID: 'spanish', SITE_URL: 'https://own.example' };
  (await start({ SITES_FILE: file })).logHosts();
  (await start(own)).logHosts();
  const ofTable = await start(own);
  ofTable.setSitesOfTable([['three.example', 'three']]);
  ofTable.logHosts();
  startServer(own, { areHostsKnown: false });
  (await import('./hosts')).logHosts();
  expect(said).toEqual([
    'hosts from=SITES_FILE hosts=2',
    'hosts from=PAGE_ID shown="spanish under every host"',
    'hosts from=table hosts=1',
  ]);
  expect(errors).toEqual([
    'hosts.unknown reason="the table of hosts was not read" shown="spanish at https://own.example only"',
  ]);
});
