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

/** For `z.preprocess`: a text that is too long is not read. */
const readUpTo = (max: number, read: (text: string) => unknown) =>
  readText((text) => (text.length <= max ? read(text) : text));

type Check = Parameters<ReturnType<typeof textUpTo>['refine']>;

/** @param check with a reason, for a text that `read` returns */
export const textKind = (
  name: KindName,
  max: number,
  read: (value: unknown) => unknown,
  check: Check = [() => true],
  accepts: Record<string, unknown> = acceptsText(max),
) =>
  kind(
    z.preprocess(
      read,
      textUpTo(max)
        .refine(...check)
        .nullable(),
    ),
    name,
    { ...accepts },
  );

const plain = readUpTo(MAX_TEXT, (text) => readFormatted(text).text || null);

const isFact: Check = [(value) => !isPlaceholder(value), 'is a placeholder'];

export const text = textKind('text', MAX_TEXT, plain);

export const textOfFact = textKind('text', MAX_TEXT, plain, isFact);

export const formattedText = kind(
  z
    .preprocess(normaliseText, textUpTo(MAX_TEXT).nullable())
    .transform((value) => (value === null ? null : readFormatted(value)))
    .transform((value) => (value?.text ? value : null)),
  'formatted text',
  acceptsText(MAX_TEXT),
);

const plainAs = (change: (words: string) => string) => (value: unknown) => {
  const words = plain(value);
  return typeof words === 'string' ? change(words) : words;
};

const onOneLine = plainAs((words) => words.replace(/\s+/g, ' '));

export const line = textKind('line', MAX_LINE, onOneLine);

/** An optional line: 'N/A' is left out. */
export const fact = textKind('line', MAX_LINE, onOneLine, isFact);

/** A line break separates parts of an address, as a comma does; so does a tag of pasted HTML. */
export const address = textKind(
  'line',
  MAX_LINE,
  plainAs((words) => {
    // In two steps: one expression for both would try each space of a long row as a start.
    const onLines = words.replace(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? '\n' : ' '));
    return onLines.replace(/[ \n]?,\n|\n/g, ', ');
  }),
);

export const colour = textKind(
  'CSS color',
  MAX_LINE,
  readUpTo(MAX_LINE, (text) => text.replace(/^(?:background-)?colou?r ?: ?|(?: ?!important)?;?$/gi, '')),
  [isColour, 'is not a colour'],
);

export const email = textKind(
  'e-mail address',
  MAX_EMAIL,
  readUpTo(MAX_LINE, (text) => emailIn(text) ?? text),
  [(text) => emailIn(text) === text, 'is not an e-mail address'],
  { type: textOrNull, maxLength: MAX_EMAIL, pattern: '^\\s*$|@' },
);

/** The country decides which digits are a number (lib/content/business/to-contacts.ts). */
export const phone = textKind('phone number', MAX_PHONE, normaliseText, [
  (value) => /\d/.test(value),
  'is not a phone number',
]);

export const NO_DATE = 'is not a date such as 2026-12-24';
const acceptsDate = { type: textOrNumber };

/** In ISO: lib/content/record/country-dates.ts read the other spellings. */
export const date = kind(z.preprocess(normaliseText, z.iso.date(NO_DATE).nullable()), 'date', acceptsDate);

/** Like `date`, but keeps a text that is no date, so that a pair with one readable date is still used. */
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

export const videoId = textKind(
  'video id',
  MAX_VIDEO_LINK,
  readUpTo(MAX_VIDEO_LINK, (text) => videoIdIn(text) ?? text),
  [isYouTubeId, 'is not the id or the link of a YouTube video'],
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

export const focalPoint = textKind(
  'focal point',
  MAX_LINE,
  // An empty text stands for a value that is no point.
  readUpTo(MAX_LINE, (text) => pointIn(text) ?? ''),
  [Boolean, 'is not a point such as 30% 20%, or top left'],
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
