import { z } from 'zod';
import { anyCase, kind, normaliseText, textOrNull, textUpTo } from './field';

const MAX_LINK = 2_000;

const parsesAs =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

const withScheme = (value: unknown) => {
  const normalised = normaliseText(value);
  if (typeof normalised !== 'string') return normalised;
  if (normalised.startsWith('//')) return `https:${normalised}`;
  return /^www\.[^\s/]+\.[^\s]+$/i.test(normalised) ? `https://${normalised}` : normalised;
};

const startsLike = (...starts: string[]) => ({
  type: textOrNull,
  maxLength: MAX_LINK,
  pattern: `^\\s*($|//|${[...starts, 'www\\.'].map(anyCase).join('|')})`,
});

export const webLink = kind(
  z.preprocess(
    withScheme,
    textUpTo(MAX_LINK)
      .refine(parsesAs('http:', 'https:'), 'is not an http:// or https:// link')
      .transform((url) => new URL(url).href)
      .nullable(),
  ),
  'web link',
  startsLike('https?:'),
);

/** For pages on which visitors enter confidential data. */
export const secureLink = kind(
  z.preprocess(
    withScheme,
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
    withScheme,
    textUpTo(MAX_LINK)
      .refine(parsesAs('http:', 'https:', 'tel:', 'mailto:'), 'is not an http, https, tel or mailto link')
      .transform((url) => new URL(url).href)
      .nullable(),
  ),
  'link',
  startsLike('https?:', 'tel:', 'mailto:'),
);

// Browsers read %2e as a dot: /assets/%2e%2e/ would lead out of /assets/.
const isOwnAsset = (value: string) => /^\/assets\/[^\\?#]+$/.test(value) && !/\.\.|%2e/i.test(value);

export const picture = kind(
  z.preprocess(
    withScheme,
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
);
