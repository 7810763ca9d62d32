import { readFileSync } from 'node:fs';
import { siteOf } from '@/test/records';
import { siteFor, startServer } from '@/test/site';
import { accessibility as accessibilityEn } from '@/lib/language/i18n/en/accessibility';
import { accessibility as accessibilityEs } from '@/lib/language/i18n/es/accessibility';
import type { AccessibilityFacts, LegalText, PrivacyFacts } from '@/lib/language/i18n/legal-dictionary';
import { privacy as privacyEn } from '@/lib/language/i18n/en/privacy';
import { privacy as privacyEs } from '@/lib/language/i18n/es/privacy';

const everything: PrivacyFacts = {
  business: 'Acme Ñandú',
  keepDays: 90,
  countsVisits: true,
  analytics: 'stats.example.com',
  checksForRobots: true,
  pictureHosts: ['cdn.example.com', 'img.example.com'],
  videoHosts: ['vimeo.com'],
  hasMaps: true,
  hasMessages: true,
  hasChat: true,
  hasWeather: true,
  hasReviewLinks: true,
};
const nothing: PrivacyFacts = {
  business: 'Acme Ñandú',
  keepDays: null,
  countsVisits: false,
  analytics: null,
  checksForRobots: false,
  pictureHosts: [],
  videoHosts: [],
  hasMaps: false,
  hasMessages: false,
  hasChat: false,
  hasWeather: false,
  hasReviewLinks: false,
};
const access: AccessibilityFacts = {
  business: 'Acme Ñandú',
  phone: '303-555-0142',
  email: 'hello@acme.example',
  hasMaps: true,
  hasVideos: true,
};

const wordsOf = ({ intro, parts }: LegalText) => [
  intro,
  ...parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
];
const shapeOf = ({ parts }: LegalText) => parts.map(({ paragraphs }) => paragraphs.length);

test.each<[string, LegalText, LegalText]>([
  ['privacy, everything', privacyEn(everything), privacyEs(everything)],
  ['privacy, nothing', privacyEn(nothing), privacyEs(nothing)],
  ['accessibility, everything', accessibilityEn(access), accessibilityEs(access)],
  [
    'accessibility, nothing',
    accessibilityEn({ ...access, phone: null, email: null, hasMaps: false, hasVideos: false }),
    accessibilityEs({ ...access, phone: null, email: null, hasMaps: false, hasVideos: false }),
  ],
])('both languages have the same paragraphs, and none is left in English: %s', (_, english, spanish) => {
  expect(shapeOf(spanish)).toEqual(shapeOf(english));
  expect(wordsOf(spanish).filter((text) => wordsOf(english).includes(text))).toEqual([]);
  for (const text of [...wordsOf(english), ...wordsOf(spanish)])
    expect(text).not.toMatch(/undefined|null|\{|\}|\s{2}|^\s|\s$/);
});

test.each<[Partial<PrivacyFacts>, RegExp, RegExp]>([
  [{ keepDays: 90 }, /erased .* 90 days after/, /se borra .* 90 días después/],
  [{ keepDays: 1 }, /erased .* one day after/, /se borra .* un día después/],
  [
    { analytics: 'stats.example.com' },
    /only then, stats\.example\.com is loaded.* you are not asked/,
    /solo entonces, se carga stats\.example\.com.* ni se le pregunta/,
  ],
  [{ countsVisits: true }, /Visits are counted as one number/, /visitas se cuentan/],
  [{ checksForRobots: true }, /Turnstile/, /Turnstile/],
  [
    { pictureHosts: ['cdn.example.com', 'img.example.com'] },
    /cdn\.example\.com and img\.example\.com/,
    /cdn\.example\.com (?:e|y) img\.example\.com/,
  ],
  [{ videoHosts: ['vimeo.com'] }, /video is loaded from vimeo\.com/, /video se carga de vimeo\.com/],
  [{ hasMaps: true }, /map is loaded from Google/, /mapa se carga de Google/],
  [
    { hasMessages: true },
    /send us a message open WhatsApp.* form could not be sent/,
    /enviarnos un mensaje abren WhatsApp.* formulario no se pudo enviar/,
  ],
  [{ hasChat: true }, /chat opens WhatsApp/, /chat abre WhatsApp/],
  [{ hasWeather: true }, /weather/, /clima/],
  [{ hasReviewLinks: true }, /Reviews on other websites/, /reseñas en otros sitios/],
])('%j adds its sentence, which is absent otherwise', (fact, english, spanish) => {
  const said = (facts: PrivacyFacts) => [
    english.test(wordsOf(privacyEn(facts)).join('\n')),
    spanish.test(wordsOf(privacyEs(facts)).join('\n')),
  ];
  expect([said({ ...nothing, ...fact }), said(nothing)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('the texts follow the record and the environment', async () => {
  startServer({ LEADS_KEEP_DAYS: '45' });
  const { privacyTextOf, accessibilityTextOf } = await import('./legal-statements');
  const site = siteOf({
    name: 'Acme',
    phones: ['303-555-0142'],
    emails: ['hello@acme.example'],
    places: [{ address: 'Denver' }],
    gallery: ['https://cdn.example.com/a.jpg', '/assets/b.jpg'],
    promoVideo: 'https://vimeo.com/123456789',
    channelUrl: 'https://www.youtube.com/c/acme',
    videoIds: ['ChannelVid1'],
    widgets: ['chat'],
  });
  const said = wordsOf(privacyTextOf(site)).join('\n');
  expect(said).toMatch(/45 days after/);
  expect(said).toMatch(/straight from cdn\.example\.com, so/);
  expect(said).toMatch(/vimeo\.com and youtube-nocookie\.com/);
  expect(said).toMatch(/WhatsApp/);
  expect(said).not.toMatch(/weather|Visits are counted|Turnstile/);
  expect(wordsOf(accessibilityTextOf(site)).join('\n')).toMatch(
    /call 303-555-0142 or write to hello@acme\.example/,
  );
  expect(wordsOf(privacyTextOf(siteOf({ language: 'es' })))[0]).toMatch(/^Esta página/);
});

test('hosts of a QR code are named, a phone implies WhatsApp links, and weather is left out when it is off', async () => {
  const site = siteOf({
    phones: ['303-555-0142'],
    places: [{ address: 'Denver' }],
    logo: 'https://cdn.example.com/logo.png',
    qrPicture: 'https://cdn.example.com/qr.png',
    widgets: ['weather'],
  });
  const saidWith = async (environment: Record<string, string>) => {
    startServer({ IMAGE_HOSTS: 'cdn.example.com', ...environment });
    return wordsOf((await import('./legal-statements')).privacyTextOf(site)).join('\n');
  };
  expect(await saidWith({ WEATHER_API_URL: 'off' })).not.toMatch(/weather/);
  const said = await saidWith({});
  expect(said).toMatch(/weather/);
  expect(said).toMatch(/straight from cdn\.example\.com, so/);
  expect(said).toMatch(/open WhatsApp/);
  expect(said).not.toMatch(/chat/);
});

type Schema = { pattern?: string; properties?: Record<string, Schema>; items?: Schema; examples?: unknown[] };
/** The pattern of picture links in the record's schema. */
const isPicture = ({ pattern }: Schema) => pattern?.includes('[Aa][Ss][Ss][Ee][Tt][Ss]') ?? false;

/** A record with a value for each field: of each list one entry, of each picture a host of its own. */
const recordOfHosts = (schema: Schema, hosts: string[], path = 'host'): unknown => {
  if (schema.items) return [recordOfHosts(schema.items, hosts, path)];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        recordOfHosts(field, hosts, `${path}-${name.toLowerCase()}`),
      ]),
    );
  if (!isPicture(schema)) return schema.examples?.[0] ?? true;
  hosts.push(`${path}.example`);
  return `https://${path}.example/a.jpg`;
};

test('the privacy page names the host of every picture that a record can have', async () => {
  startServer({});
  const { privacyTextOf } = await import('./legal-statements');
  const schema = JSON.parse(readFileSync('content/record.schema.json', 'utf8')) as Required<Schema>;
  // Captions name pictures that stand elsewhere.
  const { captions: _, ...properties } = schema.properties;
  const hosts: string[] = [];
  const site = siteFor(recordOfHosts({ properties }, hosts) as Record<string, unknown>);
  const said = wordsOf(privacyTextOf(site)).join('\n');
  expect(hosts.length).toBeGreaterThan(10);
  expect(hosts.filter((host) => !said.includes(host))).toEqual([]);
});
