import { readFileSync } from 'node:fs';
import { siteOf } from '@/test/records';
import { startServer } from '@/test/server';
import { siteFor } from '@/test/site';
import { languages, type Language } from '@/lib/language/i18n';
import {
  accessibilityText,
  privacyText,
  type LegalText,
  type PrivacyFacts,
} from '@/lib/language/i18n/legal-text';

const everything: PrivacyFacts = {
  business: 'Acme Ñandú',
  asksFor: 'appointment',
  hasPopup: true,
  confirmation: true,
  keepDays: 90,
  visits: true,
  speed: true,
  analytics: 'stats.example.com',
  robotCheck: true,
  pictureHosts: ['cdn.example.com', 'img.example.com'],
  videoHosts: ['vimeo.com'],
  maps: true,
  messageLinks: true,
  chat: true,
  weather: true,
  reviewLinks: true,
};
const off = (value: unknown) => {
  if (Array.isArray(value)) return [];
  return value === true ? false : null;
};
const nothing = {
  ...Object.fromEntries(Object.entries(everything).map(([name, value]) => [name, off(value)])),
  business: 'Acme Ñandú',
  asksFor: 'estimate',
} as PrivacyFacts;
const contacts = { phone: '303-555-0142', email: 'hello@acme.example' };
const access = { business: 'Acme Ñandú', ...contacts, hasMaps: true, hasVideos: true };

const textsOf = ({ intro, parts }: LegalText) => [
  intro,
  ...parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
];
const shapeOf = ({ parts }: LegalText) => parts.map(({ paragraphs }) => paragraphs.length);

const without = { phone: null, email: null, hasMaps: false, hasVideos: false };
const texts: Record<string, (language: Language) => LegalText> = {
  'privacy, everything': (language) => privacyText(language, everything),
  'privacy, nothing': (language) => privacyText(language, nothing),
  'accessibility, everything': (language) => accessibilityText(language, access),
  'accessibility, nothing': (language) => accessibilityText(language, { ...access, ...without }),
};

test.each(Object.entries(texts))(
  'all languages have the same paragraphs, and none is left in English: %s',
  (_, textIn) => {
    const english = textIn('en');
    for (const text of languages.map(textIn)) {
      expect(shapeOf(text)).toEqual(shapeOf(english));
      for (const said of textsOf(text)) expect(said).not.toMatch(/undefined|null|\{|\}|\s{2}|^\s|\s$/);
    }
    for (const text of languages.filter((language) => language !== 'en').map(textIn))
      expect(textsOf(text).filter((said) => textsOf(english).includes(said))).toEqual([]);
  },
);

test.each<[Partial<PrivacyFacts>, Record<Language, RegExp>]>([
  [{ keepDays: 90 }, { en: /erased .* 90 days after/, es: /se borra .* 90 días después/ }],
  [{ keepDays: 1 }, { en: /erased .* one day after/, es: /se borra .* un día después/ }],
  [
    { analytics: 'stats.example.com' },
    {
      en: /only then, stats\.example\.com is loaded.* you are not asked/,
      es: /solo entonces, se carga stats\.example\.com.* ni se le pregunta/,
    },
  ],
  [{ visits: true }, { en: /Visits are counted as one number/, es: /visitas se cuentan/ }],
  [{ robotCheck: true }, { en: /Turnstile/, es: /Turnstile/ }],
  [
    { pictureHosts: ['cdn.example.com', 'img.example.com'] },
    { en: /cdn\.example\.com and img\.example\.com/, es: /cdn\.example\.com (?:e|y) img\.example\.com/ },
  ],
  [{ videoHosts: ['vimeo.com'] }, { en: /video is loaded from vimeo\.com/, es: /se carga de vimeo\.com/ }],
  [{ maps: true }, { en: /map is loaded from Google/, es: /mapa se carga de Google/ }],
  [
    { messageLinks: true },
    {
      en: /send us a message open WhatsApp.* form could not be sent/,
      es: /enviarnos un mensaje abren WhatsApp.* formulario no se pudo enviar/,
    },
  ],
  [{ chat: true }, { en: /chat opens WhatsApp/, es: /chat abre WhatsApp/ }],
  [{ weather: true }, { en: /weather/, es: /clima/ }],
  [{ reviewLinks: true }, { en: /Reviews on other websites/, es: /reseñas en otros sitios/ }],
])('%j adds its sentence, which is absent otherwise', (fact, sentences) => {
  for (const language of languages) {
    const said = (facts: PrivacyFacts) =>
      sentences[language].test(textsOf(privacyText(language, facts)).join('\n'));
    expect([language, said({ ...nothing, ...fact }), said(nothing)]).toEqual([language, true, false]);
  }
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
  const said = textsOf(privacyTextOf(site)).join('\n');
  const videos = /vimeo\.com and youtube-nocookie\.com/;
  for (const part of [/45 days after/, /straight from cdn\.example\.com, so/, videos, /WhatsApp/])
    expect(said).toMatch(part);
  expect(said).not.toMatch(/weather|Visits are counted|Turnstile/);
  expect(textsOf(accessibilityTextOf(site)).join('\n')).toMatch(
    /call 303-555-0142 or write to hello@acme\.example/,
  );
  expect(textsOf(privacyTextOf(siteOf({ language: 'es' })))[0]).toMatch(/^Esta página/);
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
    return textsOf((await import('./legal-statements')).privacyTextOf(site)).join('\n');
  };
  expect(await saidWith({ WEATHER_API_URL: 'off' })).not.toMatch(/weather/);
  const said = await saidWith({});
  for (const part of [/weather/, /straight from cdn\.example\.com, so/, /open WhatsApp/])
    expect(said).toMatch(part);
  expect(said).not.toMatch(/chat/);
});

test.each(['en', 'es'] as const)('a name with a full stop brings no second one: %s', async (language) => {
  startServer({});
  const { privacyTextOf } = await import('./legal-statements');
  const said = textsOf(privacyTextOf(siteOf({ name: 'Acme, Inc.', language }))).join('\n');
  expect(said).toMatch(/(touch with|comuníquese con) Acme, Inc\. \p{Lu}/u);
  expect(said).not.toContain('..');
});

type Schema = {
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  items?: Schema;
  examples?: unknown[];
};
/** The pattern of picture links in the record's schema. */
const isPicture = ({ pattern }: Schema) => pattern?.includes('[Aa][Ss][Ss][Ee][Tt][Ss]') ?? false;

/** A record with a value for each field: of each list one entry, of each picture a host of its own. */
const recordOfHosts = (schema: Schema, hosts: string[], path = 'host'): unknown => {
  // Texts of a list have no examples.
  if (schema.items && !schema.items.properties && !isPicture(schema.items)) return [];
  if (schema.items) return [recordOfHosts(schema.items, hosts, path)];
  const below = ([name, field]: [string, Schema]) =>
    [name, recordOfHosts(field, hosts, `${path}-${name.toLowerCase()}`)] as const;
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(below));
  if (schema.additionalProperties)
    return { '/about': recordOfHosts(schema.additionalProperties, hosts, path) };
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
  const record = recordOfHosts({ properties }, hosts) as { options: object };
  // A hidden address hides the contacts of its place.
  const site = siteFor({ ...record, options: { ...record.options, serviceArea: null } });
  const said = textsOf(privacyTextOf(site)).join('\n');
  expect(hosts.length).toBeGreaterThan(10);
  expect(hosts.filter((host) => !said.includes(host))).toEqual([]);
});
