import { picturesIn, textsIn } from '@/lib/content/record-help';
import type { Site } from '@/lib/content/domain/site';
import { videoPlayer } from '@/lib/site/urls/media-links';
import type { Finding } from './finding';

// What a template or an editor has left behind.

const PLACEHOLDERS = [
  /lorem ipsum/i,
  /dolor sit amet/i,
  /\b(your|insert|add|enter) (own )?(text|title|description|slogan|services|business name|company name)\b/i,
  /\b(escriba|inserte|agregue|ponga)( aquí)? (su|el|un) (texto|título|descripción|eslogan|nombre)/i,
  /\b(su|tu) texto aquí/i,
  /\btexto de (ejemplo|relleno|prueba)\b/i,
  /\bplaceholder\b/i,
  /\bTODO\b:?/,
  /\[(insert|your|enter|inserte|su)\b[^\]]*\]/i,
];
const PLACEHOLDER_MAIL = /@(your\w*|domain|company|mysite|example|email|sudominio)\.\w+$/i;
const PLACEHOLDER_PHONE = /^(1234567890|(\d)\2{9})$/;

/** Texts, numbers and addresses that a template came with. */
const placeholders = (document: unknown, { phones, emails }: Pick<Site, 'phones' | 'emails'>): Finding[] => {
  const finding = (field: string, shown: string): Finding => ({
    severity: 'error',
    code: 'placeholder',
    field,
    text: `“${shown}” in ${field} looks like a placeholder, and visitors see it. Write what is true of this business.`,
  });
  return [
    ...textsIn(document).flatMap(({ path, value }) => {
      const found = PLACEHOLDERS.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
      return found ? [finding(path, found.slice(0, 40))] : [];
    }),
    ...emails.filter((email) => PLACEHOLDER_MAIL.test(email)).map((it) => finding('dbPrincipal.emails', it)),
    ...phones
      .filter(({ digits }) => PLACEHOLDER_PHONE.test(digits.slice(-10)))
      .map(({ display }) => finding('dbPrincipal.phones', display)),
  ];
};

type Json = Record<string, unknown>;
const group = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const entriesOf = (list: unknown, key?: string): unknown[] =>
  (Array.isArray(list) ? list : []).map((entry) => (key ? group(entry)[key] : entry));

const asText = (value: unknown) => String(value).toLowerCase().replace(/\s+/g, ' ').trim();
const asDigits = (value: unknown) => String(value).replace(/\D/g, '').slice(-10);

/** Entries that say the same as an earlier one of their list. */
const repeats = (document: unknown): Finding[] => {
  const record = group(document);
  const business = group(record.dbPrincipal);
  const lists: [field: string, entries: unknown[], same: (value: unknown) => string][] = [
    ['dbPrincipal.phones', entriesOf(business.phones, 'phone'), asDigits],
    ['dbPrincipal.emails', entriesOf(business.emails, 'email'), asText],
    ['dbPrincipal.location', entriesOf(business.location, 'address'), asText],
    ['dbAbout', entriesOf(record.dbAbout, 'text'), asText],
    ['dbSlogan', entriesOf(record.dbSlogan, 'slogan'), asText],
    ['gallery', entriesOf(record.gallery), asText],
    ['stock', entriesOf(record.stock), asText],
  ];
  return lists.flatMap(([field, entries, same]) => {
    const keys = entries.map((entry) => (typeof entry === 'string' ? same(entry) : ''));
    return keys.flatMap((key, index): Finding[] =>
      key !== '' && keys.indexOf(key) < index
        ? [
            {
              severity: 'note',
              code: 'repeated-entry',
              field: `${field}[${index}]`,
              text: `${field}[${index}] is the same as ${field}[${keys.indexOf(key)}]: remove one, or write what was meant.`,
            },
          ]
        : [],
    );
  });
};

const isFrontPage = (address: string): boolean => {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
};

/** Links to the first page of a network instead of the business's own page there. */
const linksToFrontPages = ({ social, businessListing, videos }: Site): Finding[] =>
  [
    ...social.map(({ url }) => ['dbSocialMedia.redes', url] as const),
    ['gmb.link', businessListing?.url] as const,
    ['ytGallery.linkCanalYT', videos.channelUrl] as const,
  ].flatMap(([field, url]): Finding[] =>
    url && URL.canParse(url) && isFrontPage(url)
      ? [
          {
            severity: 'warning',
            code: 'link-to-front-page',
            field,
            text:
              `${url} leads to the first page of ${new URL(url).hostname}, not to the business there. ` +
              'Write the address of its own page.',
          },
        ]
      : [],
  );

const VIDEO_HOST = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)$/;

/** A channel or a list of videos in place of the promo video; a video of another host may stay a link. */
const promoWithoutVideo = ({ promoVideo }: Site): Finding[] =>
  promoVideo && VIDEO_HOST.test(new URL(promoVideo.url).hostname) && !videoPlayer(promoVideo.url)
    ? [
        {
          severity: 'warning',
          code: 'promo-not-a-video',
          field: 'videosPromo[0].link',
          text:
            `${promoVideo.url} in videosPromo[0].link is not the address of one video: Home links to it and plays nothing. ` +
            'Write for example https://www.youtube.com/watch?v=aqz-KE-bpKQ; a channel belongs in ytGallery.linkCanalYT.',
        },
      ]
    : [];

/** Pages are https only: browsers ask for these pictures over https too. */
const unencryptedPictures = (document: unknown): Finding[] => {
  const [first, ...others] = picturesIn(document).filter(({ value }) => /^http:/i.test(value));
  return first
    ? [
        {
          severity: 'warning',
          code: 'picture-unencrypted',
          field: first.path,
          text:
            `${first.path}${others.length > 0 ? ` and ${others.length} more` : ''}: the picture has an http:// link. ` +
            'Browsers ask for it over https, and show nothing if its host has no https. Write https://.',
        },
      ]
    : [];
};

/** Placeholders, repeated entries, links without a profile or a video, and pictures over http. */
export const leftovers = (document: unknown, site: Site): Finding[] => [
  ...placeholders(document, site),
  ...repeats(document),
  ...linksToFrontPages(site),
  ...promoWithoutVideo(site),
  ...unencryptedPictures(document),
];
