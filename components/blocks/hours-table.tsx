import { cache } from 'react';
import { OpenStatus } from '@/components/islands/open-status/open-status';
import type { Site } from '@/lib/content';
import { formatDateRange } from '@/lib/language/i18n';
import { upcomingSpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import { hoursRows } from '@/lib/language/opening-hours/hours-rows';
import { statusLineOf } from '@/lib/language/opening-hours/status-line';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';

/** Computed once per page: 50 special hours take some 25 ms. */
const statusLine = cache(statusLineOf);
const rowsOf = cache(hoursRows);

/** Characters of one pair of times, which stay on a line: the days break. */
const MAX_TIMES = 20;

export const hasHours = ({
  openingHours,
  specialHours,
}: Pick<Site, 'openingHours' | 'specialHours'>): boolean =>
  openingHours.length > 0 || upcomingSpecialHours(specialHours).length > 0;

/** 'December 24 – 26 (Christmas)', 'Closed' */
const SpecialRows = ({ site }: { site: Shown<'specialHours'> }) => {
  const entries = upcomingSpecialHours(site.specialHours);
  if (entries.length === 0) return null;
  return (
    <tbody>
      {entries.map(({ from, to, hours, note, asWritten }) => (
        <tr key={`${asWritten ?? from} ${hours}`} data-dates={asWritten ? undefined : `${from}/${to}`}>
          <th scope="row">
            {asWritten ?? formatDateRange(from, to, languageTagOf(site))}
            {note && ` (${note})`}
          </th>
          <td>{hours ?? messagesOf(site).fact.closed}</td>
        </tr>
      ))}
    </tbody>
  );
};

/** "Open now" and until when, or when it opens, where hours and time zone are certain. */
export const OpenNow = ({ site }: { site: Site }) => {
  const line = statusLine(site);
  return line && <OpenStatus {...line} />;
};

/**
 * Days and hours in aligned columns, special hours below them, and "Open now" where hours and time zone are
 * certain: its script marks the row of today by `data-days` and `data-dates`.
 */
export const HoursTable = ({ site }: { site: Site }) => {
  const { fact } = messagesOf(site);
  return (
    <div data-hours="">
      <table className="pairs" aria-label={fact.hours}>
        <tbody>
          {rowsOf(site.openingHours).map(({ days, hours, weekdays }, index) =>
            days && hours ? (
              <tr key={index} data-days={weekdays.join('') || undefined}>
                <th scope="row">{days}</th>
                <td className={hours.length > MAX_TIMES ? undefined : 'times'}>{hours}</td>
              </tr>
            ) : (
              <tr key={index}>
                <td colSpan={2}>{days || hours}</td>
              </tr>
            ),
          )}
        </tbody>
        <SpecialRows site={site} />
      </table>
      <OpenNow site={site} />
    </div>
  );
};
