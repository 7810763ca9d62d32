import 'server-only';
import { offerPhrases } from './offer-phrases';
import { plainText } from './plain-text';
import { requestPhrases } from './request-phrases';
import wordWeights from './word-weights.json';
import { pointsOfWords, wordsRange, type WordWeights } from './word-points';

/** From so many points on a lead is quarantined. */
export const HELD_FROM = 90;

/**
 * What each part of a text adds: `points` for each find, `max` at most. docs/leads.md has this table, which a
 * test holds.
 */
export const textSignals = {
  link: {
    points: 40,
    max: 80,
    meaning:
      'A link, unless it leads to this site, to a known service for photos, homes, maps or files, or to a plan or picture',
  },
  'hidden-link': { points: 40, max: 40, meaning: 'A shortened link, or one to a messenger or a calendar' },
  markup: { points: 100, max: 100, meaning: 'A link written as HTML or BBCode' },
  'other-script': {
    points: 70,
    max: 70,
    meaning: 'More than 30 % of the letters are not of the script in which the site is written',
  },
  'search-engines': {
    points: 60,
    max: 120,
    meaning: 'Words of offers about search engines: "SEO", "backlinks", "first page of Google"',
  },
  articles: { points: 60, max: 120, meaning: 'Offers of articles: "guest post", "sponsored article"' },
  money: { points: 60, max: 120, meaning: 'Offers of money: "crypto", "business loan", "passive income"' },
  promotion: {
    points: 60,
    max: 120,
    meaning: 'Offers of websites, advertising, leads, reviews or followers',
  },
  'business-services': {
    points: 60,
    max: 120,
    meaning: 'Offers to businesses: card terminals, call centres, wholesale, notices of expiry',
  },
  scam: {
    points: 100,
    max: 100,
    meaning: 'Inheritances, prizes, threats over pictures, gambling, medicine without prescription',
  },
  'sales-talk': {
    points: 30,
    max: 50,
    meaning: 'How sellers write: "are you the owner", "book a call", "unsubscribe", "$99 per month"',
  },
  'link-only': {
    points: 50,
    max: 50,
    meaning: 'Such a link in a text of 40 letters that asks for no work',
  },
  words: {
    points: 10,
    max: wordsRange.max,
    meaning:
      'How much the words are those of spam, as learned from the corpus; down to -50 for those of requests',
  },
  request: {
    points: -40,
    max: -120,
    meaning: 'How customers write: what they need, at which place of theirs, what it costs, what went wrong',
  },
  'your-business': {
    points: 20,
    max: 20,
    meaning: 'Speaks of the business: "your website", "your competitors", "companies like yours"',
  },
  pitch: {
    points: 30,
    max: 30,
    meaning: 'The sender offers where customers ask: "we offer", "our platform", "le conseguimos"',
  },
  'asks-nothing': {
    points: 30,
    max: 30,
    meaning: 'A text of 40 letters that asks for no work',
  },
  'same-text': {
    points: 30,
    max: 90,
    meaning: 'Each further site here, after the second, that was sent the same text within a day',
  },
} as const satisfies Record<string, { points: number; max: number; meaning: string }>;

export type TextSignal = keyof typeof textSignals;

const endings =
  'com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|store|club|app|dev|ai|pro|us|uk|de|es|mx|fr|it|in|nl|br|ar|pl|example';
const LINK = new RegExp(
  `https?://[^\\s<>"')\\]]+|(?<![@\\w.-])(?:www\\.)?[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,3}\\.(?:${endings})(?![\\w@.-])(?:/[^\\s<>"')\\]]*)?`,
  'gi',
);

/** A host, or one below it. `x.` is a name with any ending: google.com, google.es. */
const isAmong = (host: string, list: readonly string[]): boolean =>
  list.some((name) =>
    name.endsWith('.')
      ? host.startsWith(name) || host.includes(`.${name}`)
      : host === name || host.endsWith(`.${name}`),
  );

/** Where customers keep what they show: photos, homes for sale and rent, maps, files, products. */
const customersHosts = [
  ...['zillow.', 'redfin.', 'realtor.com', 'trulia.', 'homes.com', 'apartments.com', 'airbnb.', 'vrbo.'],
  ...['idealista.', 'fotocasa.', 'pisos.com', 'inmuebles24.', 'vivanuncios.', 'rightmove.', 'zoopla.'],
  ...[
    'goo.gl',
    'maps.google.',
    'photos.google.',
    'drive.google.',
    'docs.google.',
    'www.google.',
    'maps.apple.com',
  ],
  ...[
    'icloud.com',
    'dropbox.',
    'onedrive.',
    '1drv.ms',
    'box.com',
    'wetransfer.',
    'we.tl',
    'imgur.',
    'flickr.',
  ],
  ...[
    'pinterest.',
    'pin.it',
    'houzz.',
    'instagram.',
    'facebook.',
    'fb.watch',
    'youtube.',
    'youtu.be',
    'vimeo.',
  ],
  ...[
    'nextdoor.',
    'yelp.',
    'amazon.',
    'homedepot.',
    'lowes.',
    'ikea.',
    'wayfair.',
    'mercadolibre.',
    'leroymerlin.',
  ],
];
const hidingHosts = [
  ...['bit.ly', 'tinyurl.com', 't.co', 'ow.ly', 'is.gd', 'cutt.ly', 'rb.gy', 'rebrand.ly', 'shorturl.at'],
  ...['t.me', 'telegram.me', 'wa.me', 'discord.gg', 'calendly.com'],
];
// Short hosts, which LINK cannot tell from a sentence: 'me' and 'ly' end no link but these.
const SHORT_LINK = /(?<![\w@.-])(?:bit\.ly|t\.me|wa\.me|rb\.gy|cutt\.ly|discord\.gg)\/[\w+-]+/gi;

/** A plan or picture that a customer shows, wherever it is kept. */
const DOCUMENT = /\.(?:pdf|png|jpe?g|heic|dwg|xlsx)$/i;

const hostOf = (link: string): string => {
  const url = /^https?:/i.test(link) ? link : `http://${link}`;
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
};

const shareOfOtherScript = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : others / letters;
};

/** 'Two rooms, see www.a.example' is no offer. */
const MIN_LETTERS = 40;

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => (word ? rest.replaceAll(word, ' ') : rest), text);

export type TextContext = {
  /** The site's own host, to which customers link. */
  host: string;
  /** Names of the business and its services: who sells websites is asked for them. */
  ownWords: readonly string[];
  /** Other sites of this server that were sent the same text within a day. */
  otherSites: number;
};

/** @returns the score of a text and its parts, the largest first. All sites are in Latin script */
export const scoreText = (
  written: string,
  { host, ownWords, otherSites }: TextContext,
  weights: WordWeights = wordWeights,
): { score: number; parts: { signal: TextSignal; points: number }[] } => {
  const links = [...(written.match(LINK) ?? []), ...(written.match(SHORT_LINK) ?? [])]
    .map((link) => link.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''))
    .filter((link) => !DOCUMENT.test(link));
  const hosts = [...new Set(links.map(hostOf))].filter((one) => one !== '');
  const hidden = hosts.filter((one) => isAmong(one, hidingHosts));
  const strange = hosts.filter((one) => !isAmong(one, [...customersHosts, ...hidingHosts, host]));
  const text = without(plainText(written), ownWords.map(plainText));
  const offers = Object.entries(offerPhrases).map(([signal, phrases]): [TextSignal, number] => [
    signal as TextSignal,
    phrases.filter((phrase) => phrase.test(text)).length,
  ]);
  const isOtherScript = shareOfOtherScript(written) > 0.3;
  const requests = requestPhrases.filter((phrase) => phrase.test(text)).length;
  const isLong =
    (links.reduce((rest, link) => rest.replace(link, ''), written).match(/\p{L}/gu)?.length ?? 0) >=
    MIN_LETTERS;
  const finds: [TextSignal, number][] = [
    ['link', strange.length],
    ['hidden-link', hidden.length],
    ['markup', Number(/<a\s[^>]*href|\[(?:url|link)\b/i.test(written))],
    ['other-script', Number(isOtherScript)],
    ...offers,
    ['link-only', Number(strange.length + hidden.length > 0 && requests === 0 && isLong)],
    ['asks-nothing', Number(requests === 0 && isLong && !isOtherScript)],
    ['request', requests],
    ['same-text', Math.max(0, otherSites - 1)],
  ];
  const parts = [
    ...finds.map(([signal, count]) => ({
      signal,
      points:
        Math.sign(textSignals[signal].max) *
        Math.min(Math.abs(textSignals[signal].max), count * Math.abs(textSignals[signal].points)),
    })),
    {
      signal: 'words' as const,
      // Latin words say nothing of a text in another script, and no words excuse the same text elsewhere.
      points: isOtherScript ? 0 : Math.max(pointsOfWords(text, weights), otherSites > 1 ? 0 : wordsRange.min),
    },
  ]
    .filter(({ points }) => points !== 0)
    .sort((one, other) => other.points - one.points);
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
};
