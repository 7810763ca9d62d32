import type { Language } from '@/lib/i18n';
import type { OpenStatus } from './open-status';

type Words = Record<'locale' | 'open' | 'openUntil' | 'opens' | 'opensOnWeekday' | 'opensOnDate', string>;

/** Not in the dictionaries, which browsers do not download. */
const words: Record<Language, Words> = {
  en: {
    locale: 'en-US',
    open: 'Open now',
    openUntil: 'Open now, closes at {time}',
    opens: 'Opens at {time}',
    opensOnWeekday: 'Opens {weekday} at {time}',
    opensOnDate: 'Opens {date} at {time}',
  },
  es: {
    locale: 'es-US',
    open: 'Abierto ahora',
    openUntil: 'Abierto ahora, cierra a las {time}',
    opens: 'Abre a las {time}',
    opensOnWeekday: 'Abre el {weekday} a las {time}',
    opensOnDate: 'Abre el {date} a las {time}',
  },
};

export const formatStatus = (status: OpenStatus, timeZone: string, language: Language): string => {
  const { locale, open, openUntil, opens, opensOnWeekday, opensOnDate } = words[language];
  const format = (template: string, instant: number) => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(instant);
    return template
      .replace('{weekday}', part({ weekday: 'long' }))
      .replace('{date}', part({ month: 'long', day: 'numeric' }))
      .replace('{time}', part({ hour: 'numeric', minute: '2-digit' }))
      .replace('a las 1:', 'a la 1:');
  };
  if (status.state === 'unknown') return '';
  if (status.state === 'open') return status.closesAt === null ? open : format(openUntil, status.closesAt);
  if (status.daysAhead === 0) return format(opens, status.opensAt);
  return format(status.daysAhead <= 7 ? opensOnWeekday : opensOnDate, status.opensAt);
};
