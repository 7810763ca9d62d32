import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@/test/site';

const start = async (environment: Record<string, string>) => {
  startServer(environment);
  return { ...(await import('./hosts')), ...(await import('./site-key')) };
};

const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-hosts-'));
const file = path.join(folder, 'sites.json');
let writes = 0;
const write = (text: string) => {
  writeFileSync(file, text);
  // Two writes within the file system's clock tick are two changes all the same.
  utimesSync(file, 1_700_000_000, 1_700_000_000 + (writes += 1));
};
afterAll(() => rmSync(folder, { recursive: true }));

const silenced = () => {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => spy.mock.calls.map(([line]) => String(line));
};

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => jest.useRealTimers());
const aMomentLater = () => jest.advanceTimersByTime(2_000);

test("without SITES_FILE every host is PAGE_ID's, at SITE_URL", async () => {
  const { pageIdOfHost, originOf, isServed } = await start({
    PAGE_ID: 'spanish',
    SITE_URL: 'https://www.el-mirasol.example.com',
  });
  expect(['a.example', '', '127.0.0.1:3000'].map(pageIdOfHost)).toEqual(['spanish', 'spanish', 'spanish']);
  expect([originOf('spanish'), isServed('spanish'), isServed('demo')]).toEqual([
    'https://www.el-mirasol.example.com',
    true,
    false,
  ]);
});

test('a sites file is refused whole when any entry cannot be used', async () => {
  await start({});
  const { parseSites } = await import('./site-entries');
  const sites = parseSites('{"WWW.One.example:80": "one", "six.example": {"page": "six_6-A"}}');
  expect([...sites].map(([host, { page }]) => [host, page])).toEqual([
    ['www.one.example', 'one'],
    ['six.example', 'six_6-A'],
  ]);
  for (const entry of [
    '"two.example": "../two"',
    '"three.example": 3',
    '"four.example": ""',
    '"five.example": null',
    '"no host": "six"',
    '"": "seven"',
    '"https://eight.example/": "eight"',
  ])
    expect(() => parseSites(`{"one.example": "one", ${entry}}`)).toThrow(entry.split(': ')[0]);
  for (const text of ['', '[]', 'null', '"a"', '{"a": ', '{}']) expect(() => parseSites(text)).toThrow();
});

test('SITES_FILE gives hosts their site; an unknown host has none', async () => {
  write('{"www.one.example": "one", "one.example": "one", "two.example": "two"}');
  const { pageIdOfHost, originOf, isServed } = await start({
    SITES_FILE: file,
    SITE_URL: 'https://fallback.example',
  });
  expect(
    [
      'www.one.example',
      'ONE.example:3000',
      'two.example.',
      'three.example',
      '',
      '__proto__',
      'constructor',
    ].map(pageIdOfHost),
  ).toEqual(['one', 'one', 'two', null, null, null, null]);
  expect([originOf('one'), originOf('two'), originOf('three')]).toEqual([
    'https://www.one.example',
    'https://two.example',
    'https://fallback.example',
  ]);
  expect(['one', 'two', 'demo'].map(isServed)).toEqual([true, true, false]);
});

test('SITES_FILE is read again when it has changed', async () => {
  write('{"one.example": "one"}');
  const { pageIdOfHost } = await start({ SITES_FILE: file });
  expect(pageIdOfHost('one.example')).toBe('one');
  write('{"one.example": "other", "new.example": "new"}');
  aMomentLater();
  expect([pageIdOfHost('one.example'), pageIdOfHost('new.example')]).toEqual(['other', 'new']);
});

test('a file that has not changed is not read again', async () => {
  write('{"one.example": "one"}');
  const { servedSites } = await start({ SITES_FILE: file });
  const before = servedSites();
  aMomentLater();
  expect(servedSites()).toBe(before);
});

test.each(['short', '"><script>alert(1)</script>', 'a-code-that-ends\nin two lines'])(
  'the verification code %j is ignored and named, the site stays',
  async (google) => {
    const lines = silenced();
    write(JSON.stringify({ 'one.example': { page: 'one', verification: { google } } }));
    const { pageIdOfHost, settingsOfSite } = await start({ SITES_FILE: file });
    expect([pageIdOfHost('one.example'), settingsOfSite('one').googleVerification]).toEqual(['one', null]);
    expect(lines()).toEqual([expect.stringContaining('verification must be')]);
  },
);

test('a file with many bad entries names five of them', async () => {
  await start({});
  const { parseSites } = await import('./site-entries');
  const entries = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`s${n}.example`, n]));
  expect(() => parseSites(JSON.stringify(entries))).toThrow(/^"s0\.example"(?!.*s5).*"s4\.example"/);
});

test('a clock that is set back an hour does not keep an old file', async () => {
  write('{"one.example": "one"}');
  const { pageIdOfHost } = await start({ SITES_FILE: file });
  expect(pageIdOfHost('one.example')).toBe('one');
  write('{"one.example": "other"}');
  aMomentLater();
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(pageIdOfHost('one.example')).toBe('other');
});

test('a file that cannot be read keeps the sites known so far, says so, and works again when it is mended', async () => {
  const lines = silenced();
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
  expect(lines().map((line) => line.split(' ')[0])).toEqual(['sites.file', 'sites.file', 'sites.file']);
  write('{"one.example": "mended"}');
  aMomentLater();
  expect(pageIdOfHost('one.example')).toBe('mended');
});

test("a file that is not there at start serves no host, and never PAGE_ID's site by mistake", async () => {
  silenced();
  const { pageIdOfHost, isServed } = await start({
    SITES_FILE: path.join(folder, 'none.json'),
    PAGE_ID: 'demo',
  });
  expect([pageIdOfHost('one.example'), isServed('demo')]).toEqual([null, false]);
});

test("a site's key leads back to it, tells nothing of it, and belongs to one site", async () => {
  write('{"one.example": "one", "two.example": "two"}');
  const { siteKeyOf, pageIdOfKey } = await start({ SITES_FILE: file });
  const keys = ['one', 'two'].map(siteKeyOf);
  expect(keys.map(pageIdOfKey)).toEqual(['one', 'two']);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{16}$/);
  expect(['one', '', '-', 'AAAAAAAAAAAAAAAA', siteKeyOf('not served')].map(pageIdOfKey)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a site that leaves SITES_FILE loses its key, a new one gets one', async () => {
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

const noted = (lines: () => string[], event: string) =>
  lines().filter((line) => line.startsWith(`${event} `));

test('other hosts of a site redirect to its first one, unless an entry says otherwise', async () => {
  write(
    JSON.stringify({
      'www.one.example': 'one',
      'one.example': 'one',
      'shop.one.example': { page: 'one', redirectTo: null },
      'two.example': { page: 'two', redirectTo: 'www.two.example' },
      'www.two.example': { page: 'two' },
    }),
  );
  const { canonicalOriginFor, originOf, pageIdOfHost } = await start({ SITES_FILE: file });
  expect(
    [
      'www.one.example',
      'ONE.example:3000',
      'shop.one.example',
      'two.example',
      'www.two.example',
      'x.example',
    ].map(canonicalOriginFor),
  ).toEqual([null, 'https://www.one.example', null, 'https://www.two.example', null, null]);
  expect([originOf('one'), originOf('two')]).toEqual(['https://www.one.example', 'https://www.two.example']);
  expect(pageIdOfHost('two.example')).toBe('two');
});

test('a redirectTo that is no host of the same site costs itself and is named', async () => {
  const lines = silenced();
  write(
    JSON.stringify({
      'a.example': { page: 'a', redirectTo: 'b.example' },
      'b.example': 'b',
      'c.example': { page: 'c', redirectTo: 'c.example' },
    }),
  );
  const { canonicalOriginFor } = await start({ SITES_FILE: file });
  expect(['a.example', 'b.example', 'c.example'].map(canonicalOriginFor)).toEqual([null, null, null]);
  expect(noted(lines, 'sites.entry')).toEqual([
    expect.stringContaining('host=a.example'),
    expect.stringContaining('host=c.example'),
  ]);
});

test('redirects and verification belong to the site; what cannot be used is named', async () => {
  const lines = silenced();
  write(
    JSON.stringify({
      'a.example': { page: 'a', redirects: { '/old': '/about', '/bad': 'https://other.example/' } },
      'www.a.example': { page: 'a', verification: { google: 'abcdefghij-KLMNOP_1234' } },
      'b.example': { page: 'b', verification: { google: '"><script>' } },
    }),
  );
  const { settingsOfSite } = await start({ SITES_FILE: file });
  expect([...settingsOfSite('a').redirects.exact]).toEqual([['/old', '/about']]);
  expect([settingsOfSite('a').googleVerification, settingsOfSite('b').googleVerification]).toEqual([
    'abcdefghij-KLMNOP_1234',
    null,
  ]);
  expect(noted(lines, 'sites.redirect')).toEqual([expect.stringContaining('from=/bad')]);
  expect(noted(lines, 'sites.entry')).toEqual([expect.stringContaining('host=b.example')]);
});

test('analytics belong to the site, change its key, and are ignored by name when they cannot be used', async () => {
  const lines = silenced();
  const google = { google: 'G-ABCDEF1234' };
  const script = 'https://stats.example/script.js';
  const withAnalytics = async (analytics: unknown) => {
    write(JSON.stringify({ 'a.example': { page: 'a', analytics }, 'b.example': 'b' }));
    const { settingsOfSite } = await start({ SITES_FILE: file });
    const { siteKeyOf } = await import('./site-key');
    return { name: settingsOfSite('a').analytics?.name ?? null, keys: [siteKeyOf('a'), siteKeyOf('b')] };
  };
  const without = await withAnalytics(undefined);
  const withGoogle = await withAnalytics(google);
  expect([without.name, withGoogle.name]).toEqual([null, 'Google Analytics']);
  expect(withGoogle.keys[0]).not.toBe(without.keys[0]);
  expect(withGoogle.keys[1]).toBe(without.keys[1]);
  expect(noted(lines, 'sites.entry')).toEqual([]);
  const refused = [
    'G-ABCDEF1234',
    { google: 'UA-1"><script>' },
    { ...google, script },
    { script: 'http://stats.example/script.js' },
    { script, attributes: { onload: 'alert(1)' } },
    { matomo: 'https://stats.example/' },
  ];
  for (const analytics of refused)
    expect([analytics, (await withAnalytics(analytics)).name]).toEqual([analytics, null]);
  expect(noted(lines, 'sites.entry').length).toBe(refused.length);
});

test('weeklyMail is true or false', async () => {
  const lines = silenced();
  write(
    JSON.stringify({
      'a.example': { page: 'a', weeklyMail: false },
      'b.example': { page: 'b', weeklyMail: 'no' },
    }),
  );
  const { settingsOfSite } = await start({ SITES_FILE: file });
  expect([settingsOfSite('a').weeklyMail, settingsOfSite('b').weeklyMail]).toEqual([false, null]);
  expect(noted(lines, 'sites.entry')).toEqual([expect.stringContaining('host=b.example')]);
});

test('a host is served when SITES_FILE names it; without the file, when it is the host of SITE_URL', async () => {
  write('{"www.one.example": "one"}');
  const many = await start({ SITES_FILE: file });
  expect(['WWW.one.example', 'one.example', ''].map(many.servesHost)).toEqual([true, false, false]);
  const single = await start({ SITE_URL: 'https://www.acme.example' });
  expect(['www.acme.example', 'other.example'].map(single.servesHost)).toEqual([true, false]);
});
