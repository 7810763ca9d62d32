import { everyPageMessages, localeOf, toLanguage, type Language } from '@/lib/language/i18n/languages';
import type { OpenStatus } from './open-status-at';

/** What a language says differently once the time is filled in. */
const corrections: Record<Language, (text: string) => string> = {
  en: (text) => text,
  es: (text) => text.replace('a las 1:', 'a la 1:'),
};

/** @param tag the page's language tag, such as 'en-GB' */
export const formatStatus = (status: OpenStatus, timeZone: string, tag: string): string => {
  const language = toLanguage(tag);
  const { openStatus } = everyPageMessages[language];
  const { open, openUntil, opens, opensOnWeekday, opensOnDate } = openStatus;
  const format = (template: string, instant: number) => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf(tag), { timeZone, ...options }).format(instant);
    const text = template
      .replace('{weekday}', part({ weekday: 'long' }))
      .replace('{date}', part({ month: 'long', day: 'numeric' }))
      .replace('{time}', part({ hour: 'numeric', minute: '2-digit' }));
    return corrections[language](text);
  };
  if (status.state === 'unknown') return '';
  if (status.state === 'open') return status.closesAt === null ? open : format(openUntil, status.closesAt);
  if (status.daysAhead === 0) return format(opens, status.opensAt);
  return format(status.daysAhead <= 7 ? opensOnWeekday : opensOnDate, status.opensAt);
};
