import { dataDir, hasTurnstile, previewFrameAncestors } from './early-env.mjs';
import variables from '@/test/expected/variables.json';
import { parseEnv, variableNames } from './env';

test('an empty environment works, with the defaults of docs/operating.md', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    contentApiUrl: null,
    reviewsApiUrl: null,
    pageId: 'demo',
    sitesFile: null,
    siteUrl: 'http://localhost:3000',
    revalidateSeconds: 60,
    revalidateToken: null,
    purgeUrls: [],
    dataDir: './data',
    weatherApiUrl: 'https://api.weather.gov',
    geocoderApiUrl: 'https://geocoding.geo.census.gov',
    trustedProxies: null,
    databaseUrl: 'file:./data/mainstreet.db',
    mail: null,
    allowedPrivateHosts: new Set(),
    leadsSigningSecret: null,
    leadsDeliverTokens: [],
    leadsKeepDays: null,
    leadsPerAddress: 20,
    leadsPerSite: 600,
    turnstile: null,
  });
});

test('a blank variable counts as not set', () => {
  for (const blank of ['', '  '])
    expect(parseEnv(Object.fromEntries(variableNames.map((name) => [name, blank])))).toEqual(parseEnv({}));
});

test.each(variables as [string, string, string, unknown][])(
  '%s=%s is read as %s: %j',
  (name, value, property, read) => expect(parseEnv({ [name]: value })).toMatchObject({ [property]: read }),
);

test('mail, private hosts and the tokens of schedulers are read', () => {
  const given = {
    SMTP_URL: 'smtps://user:pass@mail.example.com',
    MAIL_FROM: 'Mainstreet <leads@example.com>',
    ALLOW_PRIVATE_HOSTS: '127.0.0.1:9000, Mailer.internal:80',
    LEADS_DELIVER_TOKEN: 't'.repeat(16),
    CRON_SECRET: 'c'.repeat(16),
    IMAGE_HOSTS: 'a.example.com, *.b.example.com',
  };
  expect(parseEnv(given)).toMatchObject({
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM },
    allowedPrivateHosts: new Set(['127.0.0.1:9000', 'mailer.internal:80']),
    leadsDeliverTokens: [given.LEADS_DELIVER_TOKEN, given.CRON_SECRET],
  });
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM: is needed with SMTP_URL'],
  [{ MAIL_FROM: 'leads@example.com' }, 'MAIL_FROM: is needed with SMTP_URL'],
  [{ TURNSTILE_SITE_KEY: '0x4AAA-b_c' }, 'TURNSTILE_SECRET_KEY: is needed with TURNSTILE_SITE_KEY'],
  [{ TURNSTILE_SECRET_KEY: 'secret' }, 'TURNSTILE_SECRET_KEY: is needed with TURNSTILE_SITE_KEY'],
])('mail and Turnstile need both their variables: %j', (one, reason) =>
  expect(() => parseEnv(one)).toThrow(reason),
);

test('Turnstile is on with both its keys, and asks Cloudflare unless told otherwise', () => {
  const keys = { TURNSTILE_SITE_KEY: '0x4AAA-b_c', TURNSTILE_SECRET_KEY: 'secret' };
  expect(parseEnv(keys).turnstile).toEqual({
    siteKey: '0x4AAA-b_c',
    secretKey: 'secret',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  });
  expect(
    parseEnv({ ...keys, TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9000/verify' }).turnstile?.verifyUrl,
  ).toBe('http://127.0.0.1:9000/verify');
});

test.each(
  (
    'PORT=web PORT=70000 CONTENT_API_URL=content.example.com CONTENT_API_URL=file:///etc ' +
    'REVIEWS_API_URL=ftp://a.example SITE_URL=javascript:alert(1) SITE_URL=https://www.example.com/shop ' +
    'SITE_URL=https://www.example.com?a SITE_URL=https://me@www.example.com SITE_URL=example.com ' +
    `PAGE_ID=../demo PAGE_ID=${'a'.repeat(65)} REVALIDATE_SECONDS=0 REVALIDATE_SECONDS=1.5 ` +
    'REVALIDATE_SECONDS=never REVALIDATE_TOKEN=short IMAGE_HOSTS=https://a.example.com WEATHER_API_URL=on ' +
    'WEATHER_API_URL=ftp://a.example GEOCODER_API_URL=geocoder.example.com TRUSTED_PROXIES=-1 ' +
    'TRUSTED_PROXIES=all DATABASE_URL=mysql://a ALLOW_PRIVATE_HOSTS=127.0.0.1 LEADS_SIGNING_SECRET=short ' +
    'LEADS_DELIVER_TOKEN=short CRON_SECRET=short LEADS_KEEP_DAYS=0 LEADS_PER_ADDRESS=0 LEADS_PER_SITE=many ' +
    'TURNSTILE_VERIFY_URL=cloudflare'
  ).split(' '),
)('%s is refused by name', (given) => {
  const [name = '', value] = given.split('=');
  expect(() => parseEnv({ [name]: value })).toThrow(
    new RegExp(`^The environment is not usable:\\n  ${name}: .+$`),
  );
});

test.each([
  ['SMTP_URL', 'mail.example.com', 'MAIL_FROM'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM'],
  ['MAIL_FROM', 'A <a@example.com>\rBcc: b@example.com', 'MAIL_FROM'],
  ['TURNSTILE_SITE_KEY', '"><script>', 'TURNSTILE_SECRET_KEY'],
])('%s=%s is refused by name, and so is that its other half is missing', (name, value, other) =>
  expect(() => parseEnv({ [name]: value })).toThrow(
    new RegExp(`^The environment is not usable:\n  ${name}: must .+\n  ${other}: is needed with .+$`),
  ),
);

test('every problem is reported at once, one line each, without the values', () => {
  const problems = () =>
    parseEnv({ PORT: 'x', PAGE_ID: '/', CONTENT_API_URL: 'nowhere', REVALIDATE_TOKEN: 'secret' });
  expect(problems).toThrow(
    /PORT: [^]*CONTENT_API_URL: must be an http[^]*PAGE_ID: must be 1 to 64[^]*REVALIDATE_TOKEN: must have at least 16/,
  );
  expect(problems).not.toThrow(/secret/);
});

test('variables that do not fit together are reported at once', () =>
  expect(() => parseEnv({ MAIL_FROM: 'a@b.example', WEEKLY_MAIL: 'on', ALERT_MAIL: 'a@b.example' })).toThrow(
    /\n  MAIL_FROM: [^]*\n  WEEKLY_MAIL: [^]*\n  ALERT_MAIL: /,
  ));

test('early-env.mjs reads variables with the same meaning as env.ts', () => {
  const variables = [
    {},
    { DATA_DIR: ' ', TURNSTILE_SITE_KEY: ' ', PREVIEW_FRAME_ANCESTORS: '' },
    {
      DATA_DIR: '/var/lib/mainstreet',
      TURNSTILE_SITE_KEY: 'a',
      TURNSTILE_SECRET_KEY: 'b',
      PREVIEW_FRAME_ANCESTORS: 'https://a.example, https://b.example',
    },
  ];
  for (const given of variables) {
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...given });
    const env = parseEnv(given);
    expect([dataDir(), hasTurnstile(), previewFrameAncestors().join(', ')]).toEqual([
      env.dataDir,
      env.turnstile !== null,
      env.previewFrameAncestors ?? '',
    ]);
  }
});
