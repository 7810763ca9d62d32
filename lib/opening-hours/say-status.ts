import type { Language } from '@/lib/i18n';
import type { OpenStatus } from './open-status';

/** Not in the interface's dictionaries: browsers download these few words, and nothing else of those. */
const words: Record<Language, Record<'locale' | 'open' | 'openUntil' | 'opens' | 'opensOn', string>> = {
  en: {
    locale: 'en-US',
    open: 'Open now',
    openUntil: 'Open now, closes at {time}',
    opens: 'Opens at {time}',
    opensOn: 'Opens {day} at {time}',
  },
  es: {
    locale: 'es-US',
    open: 'Abierto ahora',
    openUntil: 'Abierto ahora, cierra a las {time}',
    opens: 'Abre a las {time}',
    opensOn: 'Abre el {day} a las {time}',
  },
};

/** A status as visitors read it, in the business's time zone; '' when there is nothing certain to say. */
export const sayStatus = (status: OpenStatus, timeZone: string, language: Language): string => {
  const { locale, open, openUntil, opens, opensOn } = words[language];
  const say = (template: string, instant: number) =>
    template
      .replace('{day}', new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(instant))
      .replace(
        '{time}',
        new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant),
      )
      .replace('a las 1:', 'a la 1:');
  if (status.state === 'unknown') return '';
  if (status.state === 'closed') return say(status.opensToday ? opens : opensOn, status.opensAt);
  return status.closesAt === null ? open : say(openUntil, status.closesAt);
};
