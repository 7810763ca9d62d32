import { parseAnalytics } from './site-analytics';

afterEach(() => Reflect.deleteProperty(process.env, 'VERCEL'));

test('a script with attributes may connect to its own host and to `connect`', () => {
  const attributes = { 'data-domain': 'acme.example' };
  const [origin, script] = ['https://plausible.example', 'https://plausible.example/js/script.js'];
  expect(parseAnalytics({ script, attributes, connect: ['https://collect.example/api?a;b'] })).toEqual({
    name: 'plausible.example',
    script,
    attributes,
    queue: null,
    sources: { script: [origin], connect: [origin, 'https://collect.example'] },
  });
});

test.each(['https://stats.example/matomo', 'https://stats.example/matomo/'])('Matomo at %s', (matomo) =>
  expect(parseAnalytics({ matomo, site: 3 })).toMatchObject({
    name: 'stats.example',
    script: 'https://stats.example/matomo/matomo.js',
    queue: {
      name: '_paq',
      commands: [
        ['setTrackerUrl', 'https://stats.example/matomo/matomo.php'],
        ['setSiteId', '3'],
        ['enableLinkTracking'],
        ['trackPageView'],
      ],
    },
    sources: { script: ['https://stats.example'], connect: ['https://stats.example'] },
  }),
);

test("Google's measurement without advertising", () =>
  expect(parseAnalytics({ google: 'G-ABCDEF1234' })).toMatchObject({
    name: 'Google Analytics',
    script: 'https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234',
    queue: {
      name: 'dataLayer',
      commands: [
        ['config', 'G-ABCDEF1234', { allow_google_signals: false, allow_ad_personalization_signals: false }],
      ],
    },
    sources: {
      script: ['https://*.googletagmanager.com'],
      connect: expect.arrayContaining(['https://*.google-analytics.com', 'https://*.analytics.google.com']),
    },
  }));

test('no source can end its directive or contain a user name', () => {
  const hostile = parseAnalytics({
    script: "https://user:pw@stats.example/;script-src 'unsafe-inline'/x.js",
    connect: ['https://a.example/; default-src *'],
  });
  expect(hostile?.sources).toEqual({
    script: ['https://stats.example'],
    connect: ['https://stats.example', 'https://a.example'],
  });
  expect(parseAnalytics({ script: 'https://a.example;b/x.js' })).toBeNull();
});
