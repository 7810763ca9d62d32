import * as en from './en';
import type { Palette } from './en/palette';
import type requests from './en/requests.json';
import * as es from './es';
import { localeOf, type Language } from './languages';
import { messagesFrom, type Messages } from './messages';
import type { RequestKind } from './request-kinds';

export type { Messages } from './messages';
export { languages, type Language } from './languages';

/**
 * The words of a kind of request; `words` by the names of `options.words`. `galleryOf`: the title of pictures
 * that show a trade's place instead of its work.
 */
type RequestWords = (typeof requests)['estimate'] & { galleryOf?: string };

export type AllMessages = {
  messages: Messages;
  requests: Record<RequestKind, RequestWords>;
  palette: Palette;
  weather: Readonly<Record<string, string>> | null;
};

const allOf = (code: Language, { weather, palette, ...parts }: typeof en | typeof es): AllMessages => ({
  messages: messagesFrom({ code, locale: localeOf(code), ...parts }),
  requests: parts.requests,
  palette,
  weather,
});

const allMessages: Record<Language, AllMessages> = { en: allOf('en', en), es: allOf('es', es) };

/** The server's texts in a language. The record's texts are never translated. */
export const getAllMessages = (language: Language): AllMessages => allMessages[language];

export const getMessages = (language: Language): Messages => allMessages[language].messages;

type Formats = Record<'date' | 'dayOfYear', Intl.DateTimeFormat> & { score: Intl.NumberFormat };

/** One per language tag: constructing a format is slow, and a page may hold thousands of dates. */
const formats = new Map<string, Formats>();

const formatsOf = (tag: string): Formats => {
  const known = formats.get(tag);
  if (known) return known;
  const locale = localeOf(tag);
  const own = {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    dayOfYear: new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    score: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
  formats.set(tag, own);
  return own;
};

const midnight = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);

/** An ISO date in words: 'March 14, 2026', '14 de marzo de 2026', '14 March 2026'. */
export const formatDate = (isoDate: string, tag: string): string =>
  formatsOf(tag).date.format(midnight(isoDate));

/** A range of ISO dates in words: 'December 24 – 26'; with years only when they differ. */
export const formatDateRange = (from: string, to: string, tag: string): string =>
  formatsOf(tag).dayOfYear.formatRange(midnight(from), midnight(to));

export const formatNumber = (number: number, tag: string): string => number.toLocaleString(localeOf(tag));

export const formatScore = (score: number, tag: string): string => formatsOf(tag).score.format(score);
