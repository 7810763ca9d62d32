import { dateOrderOf, hasSlashes } from '@/lib/language/date-order';
import { specialDays, upcomingSpecialHours, weeklyHours } from '@/lib/language/opening-hours';
import { zoneOf } from '@/lib/language/opening-hours/status-line';
import { dayNames, DAY_MINUTES, spanText } from '@/lib/language/opening-hours/week';
import { group, list, type Examined, type Place, type Rules } from './rule';

const unclearEntries = ({ unclearHours }: Examined): Place[] =>
  unclearHours.map(({ days, hours }) => ({
    field: 'dbPrincipal.workHours',
    shown: `“${[days, hours].filter(Boolean).join(' ')}”`,
    reason: '“Monday - Friday” and “8:00 AM - 5:00 PM”',
  }));

const unclearSpecialHours = ({ site: { specialHours } }: Examined): Place[] =>
  specialDays(specialHours).flatMap(({ from, spans }, index) => {
    const shown = `“${specialHours[index]?.hours ?? ''}” from ${from}`;
    const reason = '“8:00 AM - noon”, or closed: true';
    return spans ? [] : [{ field: 'dbPrincipal.specialHours', shown, reason }];
  });

export const hoursRules: Rules = {
  'no-hours': {
    warning: 'There are no opening hours.',
    field: 'dbPrincipal.workdays',
    check: ({ site }) => site.openingHours.length === 0,
  },
  'hours-of-different-length': {
    warning: (counts) =>
      `${counts}: the first day belongs to the first hours, and so on, so some stand alone.`,
    check: ({ record, site: { openingHours, dayGrid } }) => {
      if (dayGrid) return [];
      const { workdays, workHours } = group(record.dbPrincipal);
      const [days, hours] = [list(workdays).length, list(workHours).length];
      const alone = openingHours.slice(Math.min(days, hours));
      // 'Mon-Fri 8-5' as a day needs no hours.
      const isWhole = alone.every((entry) => weeklyHours([entry]).unknown.length < dayNames.length);
      const field = days < hours ? 'dbPrincipal.workdays' : 'dbPrincipal.workHours';
      const shown = `workdays has ${days} ${days === 1 ? 'entry' : 'entries'} and workHours has ${hours}`;
      return days === hours || isWhole ? [] : [{ field, shown }];
    },
  },
  'hours-not-understood': {
    warning: (hours, example) =>
      `${hours} is shown as it is, but is not understood: “Open now” and search engines leave these days out. ` +
      `Write for example ${example}.`,
    check: (examined) => [...unclearEntries(examined), ...unclearSpecialHours(examined)],
  },
  'hours-contradict': {
    warning: (where) => `The opening hours contradict each other${where}.`,
    field: 'dbPrincipal.workdays',
    check: ({ week: { contradictory } }) => {
      const days = contradictory.map((day) => dayNames[day]);
      const isEveryDay = days.length === dayNames.length;
      const shown = isEveryDay ? ': no day of the week is certain' : ` on ${days.join(', ')}`;
      return days.length > 0 ? [{ shown }] : [];
    },
  },
  'dates-month-first': {
    warning: (date) =>
      `${date} is read with the month first, as in the United States. Write the year first: 2026-12-24.`,
    check: ({ dates, site: { country } }) =>
      dateOrderOf(country) === 'year-first'
        ? dates
            .filter(({ value }) => hasSlashes(value))
            .map(({ path, value }) => ({ field: path, shown: `“${value}”` }))
        : [],
  },
  'time-zone-unknown': {
    warning: (place, example) =>
      `${place} may lie in one of several time zones, or there are several towns of that name: “Open now” does ` +
      `not show. Write ${example}, or a map link with coordinates.`,
    check: ({ site, week }) => {
      const [place] = site.places;
      const [town] = site.serviceArea.cities;
      const shown = place?.address ?? town;
      const isUncertain = shown && week.spans.length > 0 && zoneOf(site) === null;
      const field = place ? 'dbPrincipal.location' : 'options.serviceArea';
      const example = place
        ? 'its region and postal code behind the town'
        : 'an address as well, which hideAddress keeps off the pages';
      return isUncertain ? [{ field, shown: `“${shown}”`, reason: example }] : [];
    },
  },
  'hours-over-midnight': {
    note: (span) =>
      `${span}, is understood as open over midnight. If it is not, the hours are the wrong way round.`,
    field: 'dbPrincipal.workHours',
    check: ({ week: { spans }, unclearHours }) => {
      const night = spans.find(({ opens, closes }) => closes > DAY_MINUTES && closes - opens < DAY_MINUTES);
      const isCertain = night && unclearHours.length === 0;
      return isCertain ? [{ shown: `${dayNames[night.day]}, ${spanText(night)}` }] : [];
    },
  },
  'special-hours-over': {
    note: (last) =>
      `All special hours are over, the last on ${last}: the site shows none. Write the next closures, or remove these.`,
    field: 'dbPrincipal.specialHours',
    check: ({ site: { specialHours }, now }) => {
      const last = specialHours
        .map(({ to }) => to)
        .sort()
        .at(-1);
      return last && upcomingSpecialHours(specialHours, now).length === 0 ? [{ shown: last }] : [];
    },
  },
};
