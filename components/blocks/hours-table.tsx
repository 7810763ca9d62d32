import { cache } from 'react';
import { OpenStatus } from '@/components/islands/open-status/open-status';
import type { Site } from '@/lib/content';
import { upcomingSpecialHours } from '@/lib/language/opening-hours/weekly-hours';
import { hoursRows } from '@/lib/language/opening-hours/hours-rows';
import { statusLineOf } from '@/lib/language/opening-hours/status-line';
import { messagesOf, type Shown } from '@/lib/site/messages';
import { specialHoursTexts } from '@/lib/site/hours-texts';

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

const SpecialRows = ({ site }: { site: Shown<'specialHours'> }) => {
  const entries = specialHoursTexts(site);
  if (entries.length === 0) return null;
  return (
    <tbody>
      {entries.map(({ range, dates, hours }) => (
        <tr key={`${dates} ${hours}`} data-dates={range ? `${range.from}/${range.to}` : undefined}>
          <th scope="row">{dates}</th>
          <td>{hours}</td>
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
