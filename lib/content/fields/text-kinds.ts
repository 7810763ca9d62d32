import { z } from 'zod';
import { isColour } from '@/lib/platform/colour';
import { isPlaceholder } from '@/lib/language/placeholders';
import { languages } from '@/lib/language/i18n/languages';
import { emailIn } from '@/lib/language/email-address';
import { isYouTubeId, youTubeId } from '@/lib/platform/youtube-id';
import { linkIn } from './link-kinds';
import {
  acceptsText,
  kind,
  MAX_TEXT,
  normaliseText,
  readText,
  suggested,
  textOrNull,
  textOrNumber,
  textUpTo,
  type KindName,
} from './field';
import { readFormatted } from './formatted-text';

// Each kind accepts the usual spellings of its values; a missing or blank value is null.

const MAX_LINE = 300;
const MAX_PHONE = 60;
const MAX_EMAIL = 254;
const MAX_VIDEO_LINK = 2_000;

/** A text that is too long is not read. */
const plain = readText((text) => (text.length <= MAX_TEXT ? readFormatted(text).text || null : text));

const isFact = (value: string | null) => value === null || !isPlaceholder(value);
const PLACEHOLDER = 'is a placeholder';

export const text = kind(z.preprocess(plain, textUpTo(MAX_TEXT).nullable()), 'text', acceptsText(MAX_TEXT));

export const textOfFact = kind(
  z.preprocess(plain, textUpTo(MAX_TEXT).nullable().refine(isFact, PLACEHOLDER)),
  'text',
  acceptsText(MAX_TEXT),
);

export const formattedText = kind(
  z
    .preprocess(normaliseText, textUpTo(MAX_TEXT).nullable())
    .transform((value) => (value === null ? null : readFormatted(value)))
    .transform((value) => (value?.text ? value : null)),
  'formatted text',
  acceptsText(MAX_TEXT),
);

const onOneLine = (value: unknown) => {
  const words = plain(value);
  return typeof words === 'string' ? words.replace(/\s+/g, ' ') : words;
};

export const line = kind(
  z.preprocess(onOneLine, textUpTo(MAX_LINE).nullable()),
  'line',
  acceptsText(MAX_LINE),
);

/** An optional line: 'N/A' is left out. */
export const fact = kind(
  z.preprocess(onOneLine, textUpTo(MAX_LINE).nullable().refine(isFact, PLACEHOLDER)),
  'line',
  acceptsText(MAX_LINE),
);

/** A line break separates parts of an address, as a comma does; so does a tag of pasted HTML. */
export const address = kind(
  z.preprocess((value) => {
    const words = plain(value);
    if (typeof words !== 'string') return words;
    // In two steps: one expression for both would try each space of a long row as a start.
    const onLines = words.replace(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? '\n' : ' '));
    return onLines.replace(/[ \n]?,\n|\n/g, ', ');
  }, textUpTo(MAX_LINE).nullable()),
  'line',
  acceptsText(MAX_LINE),
);

export const colour = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_LINE)
      .transform((text) => text.replace(/^(?:background-)?colou?r ?: ?|(?: ?!important)?;?$/gi, ''))
      .refine(isColour, 'is not a colour')
      .nullable(),
  ),
  'CSS color',
  acceptsText(MAX_LINE),
);

export const email = kind(
  z.preprocess(
    readText((text) => (text.length <= MAX_LINE && emailIn(text)) || text),
    textUpTo(MAX_EMAIL)
      .refine((text) => emailIn(text) === text, 'is not an e-mail address')
      .nullable(),
  ),
  'e-mail address',
  { type: textOrNull, maxLength: MAX_EMAIL, pattern: '^\\s*$|@' },
);

/** The country decides which digits are a number (lib/content/business/to-contacts.ts). */
export const phone = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_PHONE)
      .refine((value) => /\d/.test(value), 'is not a phone number')
      .nullable(),
  ),
  'phone number',
  acceptsText(MAX_PHONE),
);

export const NO_DATE = 'is not a date such as 2026-12-24';
const acceptsDate = { type: textOrNumber };

/** In ISO: lib/content/record/country-dates.ts read the other spellings. */
export const date = kind(z.preprocess(normaliseText, z.iso.date(NO_DATE).nullable()), 'date', acceptsDate);

/** Like `date`, but keeps a text that is no date: the other end of the pair then claims less. */
export const dateOrText = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_LINE)
      .transform((text) => ({ text, iso: z.iso.date().safeParse(text).success ? text : null }))
      .nullable(),
  ),
  'date',
  acceptsDate,
);

/** The id in a link to a YouTube video or in the code that embeds it; null in other texts. */
export const videoIdIn = (text: string): string | null => {
  const link = linkIn(text.replace(/^\/?(?:watch\?)?v=/, 'https://youtube.com/watch?v='));
  return typeof link === 'string' && URL.canParse(link) ? youTubeId(new URL(link)) : null;
};

export const videoId = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_VIDEO_LINK)
      .transform((text) => videoIdIn(text) ?? text)
      .refine(isYouTubeId, 'is not the id or the link of a YouTube video')
      .nullable(),
  ),
  'video id',
  acceptsText(MAX_VIDEO_LINK),
);

/**
 * Words of a focal point, in per cent from the left and from the top; null for the axis that a word leaves
 * open.
 */
const sides = new Map<string, readonly [x: number | null, y: number | null]>([
  ['left', [0, null]],
  ['right', [100, null]],
  ['top', [null, 0]],
  ['bottom', [null, 100]],
  ['center', [null, null]],
]);

/** '30, 20' and 'top left' as CSS takes them; null for anything else. */
const pointIn = (text: string): string | null => {
  const words = text.toLowerCase().split(/[\s,;/-]+/);
  const numbers = words.map((word) => (/^\d{1,3}(\.\d{1,9})?%?$/.test(word) ? parseFloat(word) : NaN));
  if (numbers.length === 2 && numbers.every((number) => number <= 100))
    return numbers.map((number) => `${Math.round(number)}%`).join(' ');
  const named = words.map((word) => sides.get(word.replace('centre', 'center')));
  if (named.length > 2 || named.includes(undefined)) return null;
  return [0, 1].map((axis) => `${named.find((side) => side?.[axis] != null)?.[axis] ?? 50}%`).join(' ');
};

export const focalPoint = kind(
  z.preprocess(
    normaliseText,
    textUpTo(MAX_LINE)
      // An empty text stands for a value that is no point.
      .transform((text) => pointIn(text) ?? '')
      .refine(Boolean, 'is not a point such as 30% 20%, or top left')
      .nullable(),
  ),
  'focal point',
  acceptsText(MAX_LINE),
);

/** One of a few names, whatever their capitals. */
export const oneOf = <const T extends string>(names: readonly T[], name: KindName = 'one of a few words') =>
  kind(
    z.preprocess(
      readText((text) => names.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text),
      z.enum(names, `is none of ${names.join(', ')}`).nullable(),
    ),
    name,
    suggested(names),
  );

export const languageCode = oneOf(languages, 'language code');
