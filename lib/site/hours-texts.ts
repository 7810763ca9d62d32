import { formatDateRange } from '@/lib/language/i18n';
import { upcomingSpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import { languageTagOf, messagesOf, type Shown } from './messages';

/** Closures and other hours to come, as visitors read them: 'December 24 – 26 (Christmas)', 'Closed'. */
export const specialHoursTexts = (site: Shown<'specialHours'>) =>
  upcomingSpecialHours(site.specialHours).map(({ from, to, hours, note, asWritten }) => {
    const dates = asWritten ?? formatDateRange(from, to, languageTagOf(site));
    return {
      /** Null for dates that are not read. */
      range: asWritten ? null : { from, to },
      dates: note ? `${dates} (${note})` : dates,
      hours: hours ?? messagesOf(site).fact.closed,
    };
  });

/** The hours of the week, then special hours to come: 'Mon - Fri: 8 - 5', 'December 24: Closed'. */
export const hoursLines = (site: Shown<'openingHours' | 'specialHours'>, separator = ': '): string[] =>
  [
    ...site.openingHours.map(({ days, hours }) => [days, hours]),
    ...specialHoursTexts(site).map(({ dates, hours }) => [dates, hours]),
  ].map((parts) => parts.filter(Boolean).join(separator));
