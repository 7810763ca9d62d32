import { z } from 'zod';
import { emailIn } from '@/lib/language/email-address';
import { anyCase, kind, MAX_TEXT, normaliseText, textOrNull, textUpTo, type KindName } from './field';

const MAX_LINK = 2_000;

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

/** What `linkIn` takes off the start of a text, for the schema: 'Facebook: ', and quotation marks. */
const BEFORE_LINK = String.raw`^\s*(?:[A-Za-zÀ-ÿ -]{2,20}[:–-]\s+)?["'(<«“]*`;

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

type LinkRules = {
  protocols: readonly string[];
  /** Beginnings of accepted texts, as regular expressions. */
  starts: readonly string[];
  reason: string;
  read?: (value: unknown) => unknown;
  isOwn?: (value: string) => boolean;
};

const linkKind = (name: KindName, { protocols, starts, reason, read = linkIn, isOwn }: LinkRules) => {
  const isAccepted = (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
  return kind(
    z.preprocess(
      read,
      textUpTo(MAX_LINK)
        .refine((value) => isOwn?.(value) || isAccepted(value), reason)
        .transform((value) => (isOwn?.(value) ? value : new URL(value).href))
        .nullable(),
    ),
    name,
    {
      type: textOrNull,
      maxLength: MAX_LINK,
      pattern: `${BEFORE_LINK}($|//|<|!?\\[|[A-Za-z0-9-]+\\.[A-Za-z0-9.-]+|${starts.map(anyCase).join('|')})`,
    },
  );
};

export const webLink = linkKind('web link', {
  protocols: ['http:', 'https:'],
  starts: ['https?(?::|//)'],
  reason: 'is not an http:// or https:// link',
});

/** An https link, for pages on which visitors enter confidential data. */
export const secureLink = linkKind('https link', {
  protocols: ['https:'],
  starts: ['https(?::|//)'],
  reason: 'is not an https:// link',
});

export const anyLink = linkKind('link', {
  protocols: ['http:', 'https:', 'tel:', 'mailto:'],
  starts: ['https?(?::|//)', 'tel:', 'mailto:', String.raw`\S+@`],
  reason: 'is not an http, https, tel or mailto link',
  read: (value) => {
    const link = linkIn(value);
    const email = typeof link === 'string' ? emailIn(link) : null;
    return email ? `mailto:${email}` : link;
  },
});

export const picture = linkKind('picture link', {
  protocols: ['http:', 'https:'],
  starts: ['https?(?::|//)', '/assets/'],
  reason: 'is not a picture link (http, https, or a path below /assets/)',
  // Browsers read %2e as a dot: /assets/%2e%2e/ would lead out of /assets/.
  isOwn: (value) => /^\/assets\/[^\\?#]+$/.test(value) && !/\.\.|%2e/i.test(value),
}).meta({ example: 'https://cdn.example.com/acme/1.jpg' });
