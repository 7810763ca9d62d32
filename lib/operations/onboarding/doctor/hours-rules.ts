import type { OpeningHours } from '@/lib/content/hours/hours';
import { readHours, understandingOf, upcomingSpecialHours, weeklyHours } from '@/lib/language/opening-hours';
import { timeZoneOf, zoneOf } from '@/lib/language/geo/time-zone';
import { dayNames, DAY_MINUTES, spanText } from '@/lib/language/opening-hours/week';
import { group, isBlank, list, type Examined, type Place, type Rules } from './rule';

const textOfEntry = ({ days, hours }: OpeningHours): { shown: string } => ({
  shown: `“${[days, hours].filter(Boolean).join(' ')}”`,
});

const unclearEntries = ({ hoursRead }: Examined): Place[] =>
  hoursRead
    .filter(({ read }) => read === 'none')
    .map((entry) => ({
      field: 'dbPrincipal.workHours',
      ...textOfEntry(entry),
      reason: '“Monday - Friday” and “8:00 AM - 5:00 PM”',
    }));

/** Hours of a place that are shown as written and not claimed. */
const unclearPlaces = ({ site: { places, country } }: Examined): Place[] =>
  places.flatMap((place, index) =>
    understandingOf(place.openingHours, timeZoneOf(place, country)).flatMap((read, row) =>
      read !== 'none'
        ? []
        : [
            {
              field: `dbPrincipal.location[${index}].hours`,
              ...textOfEntry(place.openingHours[row] ?? { days: '', hours: '' }),
              reason: '“Monday - Friday” and “8:00 AM - 5:00 PM”',
            },
          ],
    ),
  );

/** Rows of the grid with one of their two times. */
const halfShifts = ({ record }: Examined): Place[] =>
  Object.entries(group(group(record.options).hours)).flatMap(([day, shifts]) =>
    list(shifts).flatMap((shift, index) => {
      const { opens, closes } = group(shift);
      const field = `options.hours.${day}[${index}]`;
      return isBlank(opens) === isBlank(closes) ? [] : [{ field, reason: 'both `opens` and `closes`' }];
    }),
  );

const unclearSpecialHours = ({ site: { specialHours } }: Examined): Place[] =>
  specialHours.flatMap((entry) => {
    const isUnread = entry.hours !== null && !readHours(entry.hours);
    const shown = `“${entry.hours ?? ''}” from ${entry.from}`;
    const reason = '“8:00 AM - noon”, or closed: true';
    return !isUnread ? [] : [{ field: 'dbPrincipal.specialHours', shown, reason }];
  });

export const hoursRules: Rules = {
  'no-hours': {
    warning: 'There are no opening hours.',
    field: 'dbPrincipal.workdays',
    check: ({ site }) => [site, ...site.places].every(({ openingHours }) => openingHours.length === 0),
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
    check: (examined) => [
      ...unclearEntries(examined),
      ...unclearPlaces(examined),
      ...halfShifts(examined),
      ...unclearSpecialHours(examined),
    ],
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
  'hours-part-not-read': {
    note: (hours) =>
      `${hours} has a part beside the hours that is not read: it is shown as it is, and “Open now” says nothing ` +
      `of days that are not named.`,
    field: 'dbPrincipal.workHours',
    check: ({ hoursRead }) => hoursRead.filter(({ read }) => read === 'part').map(textOfEntry),
  },
  'hours-of-emergencies-only': {
    warning: (hours) =>
      `${hours} tells when emergencies are served, not when the business is open: “Open now” and search engines ` +
      `get no hours. Write the opening hours too, or “Open 24 hours” if it is always open.`,
    field: 'dbPrincipal.workHours',
    check: ({ hoursRead, week }) =>
      week.unknown.length === dayNames.length
        ? hoursRead.filter(({ read }) => read === 'extra').map(textOfEntry)
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
    check: ({ week: { spans }, hoursRead }) => {
      const night = spans.find(({ opens, closes }) => closes > DAY_MINUTES && closes - opens < DAY_MINUTES);
      const isCertain = night && hoursRead.every(({ read }) => read !== 'none');
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
