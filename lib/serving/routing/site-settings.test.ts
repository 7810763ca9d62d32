import { loggedLines, sitesFile, startServer } from '@/test/server';

// What entries of SITES_FILE say of a site beside its hosts.

const { file, write } = sitesFile();

afterEach(() => Reflect.deleteProperty(process.env, 'VERCEL'));

/** A server with these entries. */
const start = async (entries: Record<string, unknown>) => {
  write(JSON.stringify(entries));
  startServer({ SITES_FILE: file });
  return import('@/lib/content/hosts/hosts');
};

let lines: string[];
beforeEach(() => {
  lines = loggedLines('error');
});
const noted = (event: string) => lines.filter((line) => line.startsWith(`${event} `));

test('a file with many bad entries reports five of them', async () => {
  const { parseSites } = await import('@/lib/content/hosts/site-entries');
  const entries = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`s${n}.example`, n]));
  expect(() => parseSites(JSON.stringify(entries))).toThrow(/^"s0\.example"(?!.*s5).*"s4\.example"/);
});

test('a redirectTo that is no host of the same site is ignored and reported', async () => {
  const { canonicalOriginFor } = await start({
    'a.example': { page: 'a', redirectTo: 'b.example' },
    'b.example': 'b',
    'c.example': { page: 'c', redirectTo: 'c.example' },
    'd.example': { page: 'd', redirectTo: 'gone.example' },
    'e.example': { page: 'e', redirectTo: 'www.e.example' },
    'www.e.example': { page: 'e', redirectTo: 'e.example' },
  });
  for (const host of ['a.example', 'b.example', 'c.example', 'd.example', 'e.example'])
    expect([host, canonicalOriginFor(host)]).toEqual([host, null]);
  expect(noted('sites.entry')).toEqual([
    expect.stringMatching(/host=a\.example.*b\.example.*a host of another site, b/),
    expect.stringMatching(/host=c\.example.*this host itself/),
    expect.stringMatching(/host=d\.example.*gone\.example.*not a host of this deployment/),
    expect.stringMatching(/host=e\.example.*redirects to e\.example itself/),
    expect.stringMatching(/host=www\.e\.example.*redirects to www\.e\.example itself/),
  ]);
});

test('the codes of verification stand under the names of their meta tags; one that cannot be used is reported by its name', async () => {
  const google = 'abcdefghij-KLMNOP_1234';
  const bing = '0123456789ABCDEF0123456789ABCDEF';
  const verifications = [
    { google, bing, gogle: 'x', yandex: 'y' },
    'x',
    ...['short', '"><script>alert(1)</script>', 'a-code-that-ends\nin two lines'].map((code) => ({
      google: code,
    })),
    null,
  ];
  const names = verifications.map((_, index) => `s${index}`);
  const { settingsOfSite } = await start(
    Object.fromEntries(
      names.map((page, index) => [`${page}.example`, { page, verification: verifications[index] }]),
    ),
  );
  expect(names.map((page) => settingsOfSite(page).verification)).toEqual([
    { 'google-site-verification': google, 'msvalidate.01': bing },
    ...Array(5).fill({}),
  ]);
  expect(noted('sites.entry')).toEqual([
    expect.stringMatching(
      / site=s0 host=s0\.example field=verification\.gogle .*did you mean \\"google\\"\?/,
    ),
    expect.stringMatching(/ site=s0 host=s0\.example field=verification\.yandex .*there are google, bing"$/),
    expect.stringMatching(/ site=s1 host=s1\.example field=verification .*verification must be/),
    ...['s2', 's3', 's4'].map((page) =>
      expect.stringMatching(new RegExp(` site=${page} .*field=verification\\.google .*verification must be`)),
    ),
  ]);
});

test('a misspelt setting is reported with the name that was probably meant', async () => {
  const { pageIdOfHost } = await start({
    'a.example': { page: 'a', redirect: { '/x': '/' }, colour: 'red' },
  });
  expect(pageIdOfHost('a.example')).toBe('a');
  expect(noted('sites.entry')).toEqual([
    expect.stringContaining('did you mean \\"redirects\\"?'),
    expect.stringContaining('there are page, canonical, redirectTo, redirects'),
  ]);
});

test('redirects belong to the site, whichever entry has them; invalid ones are reported', async () => {
  const { settingsOfSite } = await start({
    'a.example': {
      page: 'a',
      canonical: true,
      redirects: { '/old': '/about', '/bad': 'https://other.example/' },
    },
    'www.a.example': { page: 'a', verification: { google: 'abcdefghij-KLMNOP_1234' } },
  });
  expect([...settingsOfSite('a').redirects.exact]).toEqual([['/old', '/about']]);
  expect(Object.keys(settingsOfSite('a').verification)).toEqual(['google-site-verification']);
  expect(noted('sites.redirect')).toEqual([expect.stringContaining('from=/bad')]);
});

test('analytics belong to the site and change its key; invalid ones are ignored and reported', async () => {
  const google = { google: 'G-ABCDEF1234' };
  const script = 'https://stats.example/script.js';
  const withAnalytics = async (analytics: unknown) => {
    const { settingsOfSite } = await start({ 'a.example': { page: 'a', analytics }, 'b.example': 'b' });
    const { siteKeyOf } = await import('@/lib/serving/site-key');
    return { name: settingsOfSite('a').analytics?.name ?? null, keys: [siteKeyOf('a'), siteKeyOf('b')] };
  };
  const without = await withAnalytics(undefined);
  const withGoogle = await withAnalytics(google);
  expect([without.name, withGoogle.name]).toEqual([null, 'Google Analytics']);
  expect(await withAnalytics(null)).toEqual(without);
  expect(withGoogle.keys[0]).not.toBe(without.keys[0]);
  expect(withGoogle.keys[1]).toBe(without.keys[1]);
  expect(noted('sites.entry')).toEqual([]);
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
  expect(noted('sites.entry').length).toBe(refused.length);
});

test('weeklyMail must be true or false', async () => {
  const { settingsOfSite } = await start({
    'a.example': { page: 'a', weeklyMail: false },
    'b.example': { page: 'b', weeklyMail: 'no' },
  });
  expect([settingsOfSite('a').weeklyMail, settingsOfSite('b').weeklyMail]).toEqual([false, null]);
  expect(noted('sites.entry')).toEqual([expect.stringContaining('host=b.example')]);
});

test('on Vercel analytics are refused, and the log says why', async () => {
  process.env.VERCEL = '1';
  const { settingsOfSite } = await start({
    'a.example': { page: 'a', analytics: { google: 'G-ABCDEF1234' } },
  });
  expect(settingsOfSite('a').analytics).toBeNull();
  expect(noted('sites.entry')).toEqual([expect.stringContaining('refused on Vercel')]);
});
