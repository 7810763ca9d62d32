import { z } from 'zod';
import { emailIn } from '@/lib/language/email-address';
import { anyCase, kind, MAX_TEXT, normaliseText, textOrNull, textUpTo } from './field';

const MAX_LINK = 2_000;

const parsesAs =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** The link in 'Facebook: fb.com/…', 'https://… (page)', '<iframe src="…">', '<a href="…">', '<https://…>' and '[map](https://…)'. */
const MARKUP = [
  /^(?!https?:)[\p{L} -]{2,20}[:–-]\s+(\S+[./]\S+)$/iu,
  /^(https?:\/\/\S+) \([^()]*\)$/i,
  /^(?:<(?:div|p|li|span|strong)\b[^>]*>\s*){0,3}<(?:iframe|a|img|video|source)\s(?:[^>]*?\s)?(?:src|href)\s*=\s*["']?([^"'\s>]+)/i,
  /^<(https?:[^\s>]+)>$/i,
  /^!?\[[^\]]*\]\(([^\s)]+)\)$/,
];

/** 'facebook.com/acme', 'www.acme.plumbing', 'acme.com'; a name without a path may be a file: 'logo.jpg'. */
const HOST = /^(?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const BARE_HOST =
  /^(?:www\.[^.]+\..*|.*\.(?!(?:jpe?g|png|gif|svg|pdf|mp[34]|html?|php|txt|ico|mov)$)[a-z]{2,3})$/i;

/** No link, because either of the two may be meant. */
const TWO_LINKS = 'two links';

/** Repairs a link: takes it out of markup, and adds https where the scheme is missing. */
export const linkIn = (value: unknown): unknown => {
  const text = normaliseText(value);
  if (typeof text !== 'string' || text.length > MAX_TEXT) return text;
  const inMarkup = MARKUP.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
  if (/^https?:\S*\s+https?:/i.test(text)) return TWO_LINKS;
  const plain = text.replace(/^["'(<«“]+|(?<=[\w/])["')>»”.,;]+$/g, '');
  const link =
    inMarkup?.replaceAll('&amp;', '&') ??
    plain
      .replace(/^(?:https?:\/\/(?:www\.)?)+(?=https?:)/i, '')
      .replace(/^(https?)(?::\/?|:?\/\/ {0,3})(?=[a-z0-9])/i, '$1://');
  if (link.startsWith('//')) return `https:${link}`;
  const isHost = HOST.test(link) && (/[/?#]/.test(link) || BARE_HOST.test(link));
  return isHost ? `https://${link}` : link;
};

const startsLike = (...starts: string[]) => ({
  type: textOrNull,
  maxLength: MAX_LINK,
  pattern: `^\\s*($|//|<|!?\\[|[A-Za-z0-9-]+\\.[A-Za-z0-9.-]+|${starts.map(anyCase).join('|')})`,
});

export const webLink = kind(
  z.preprocess(
    linkIn,
    textUpTo(MAX_LINK)
      .refine(parsesAs('http:', 'https:'), 'is not an http:// or https:// link')
      .transform((url) => new URL(url).href)
      .nullable(),
  ),
  'web link',
  startsLike('https?:'),
);

/** An https link, for pages on which visitors enter confidential data. */
export const secureLink = kind(
  z.preprocess(
    linkIn,
    textUpTo(MAX_LINK)
      .refine(parsesAs('https:'), 'is not an https:// link')
      .transform((url) => new URL(url).href)
      .nullable(),
  ),
  'https link',
  startsLike('https:'),
);

export const anyLink = kind(
  z.preprocess(
    (value) => {
      const link = linkIn(value);
      return typeof link === 'string' && emailIn(link) ? `mailto:${emailIn(link)}` : link;
    },
    textUpTo(MAX_LINK)
      .refine(parsesAs('http:', 'https:', 'tel:', 'mailto:'), 'is not an http, https, tel or mailto link')
      .transform((url) => new URL(url).href)
      .nullable(),
  ),
  'link',
  startsLike('https?:', 'tel:', 'mailto:', String.raw`\S+@`),
);

// Browsers read %2e as a dot: /assets/%2e%2e/ would lead out of /assets/.
const isOwnAsset = (value: string) => /^\/assets\/[^\\?#]+$/.test(value) && !/\.\.|%2e/i.test(value);

export const picture = kind(
  z.preprocess(
    linkIn,
    textUpTo(MAX_LINK)
      .refine(
        (value) => isOwnAsset(value) || parsesAs('http:', 'https:')(value),
        'is not a picture link (http, https, or a path below /assets/)',
      )
      .transform((value) => (isOwnAsset(value) ? value : new URL(value).href))
      .nullable(),
  ),
  'picture link',
  startsLike('https?:', '/assets/'),
).meta({ example: 'https://cdn.example.com/acme/1.jpg' });
