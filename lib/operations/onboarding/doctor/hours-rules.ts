import { readHours } from '@/lib/language/opening-hours/read-entry';
import {
  understandingOf,
  upcomingSpecialHours,
  weeklyHours,
  type DaysAndHours,
} from '@/lib/language/opening-hours/weekly-hours';
import { timeZoneOf, zoneOf } from '@/lib/language/geo/time-zone';
import { dayNames, DAY_MINUTES, spanText } from '@/lib/language/opening-hours/week';
import { group, isBlank, list, type Answer, type Examined, type Rules } from './rule';

const textOfEntry = ({ days, hours }: DaysAndHours): { shown: string } => ({
  shown: `“${[days, hours].filter(Boolean).join(' ')}”`,
});

/** Hours that are shown as written and not claimed, of the business and of its places. */
const unclearEntries = ({ hoursRead, site: { places, country } }: Examined): Answer[] =>
  [
    { field: 'dbPrincipal.workHours', entries: hoursRead },
    ...places.map((place, index) => ({
      field: `dbPrincipal.location[${index}].hours`,
      entries: understandingOf(place.openingHours, timeZoneOf(place, country)).map((read, row) => ({
        ...(place.openingHours[row] ?? { days: '', hours: '' }),
        read,
      })),
    })),
  ].flatMap(({ field, entries }) =>
    entries.map(
      (entry) =>
        entry.read === 'none' && {
          field,
          ...textOfEntry(entry),
          reason: '“Monday - Friday” and “8:00 AM - 5:00 PM”',
        },
    ),
  );

/** Rows of the grid that lack one of their two times. */
const halfShifts = ({ record }: Examined): Answer[] =>
  Object.entries(group(group(record.options).hours)).flatMap(([day, shifts]) =>
    list(shifts).map((shift, index) => {
      const { opens, closes } = group(shift);
      const field = `options.hours.${day}[${index}]`;
      return isBlank(opens) !== isBlank(closes) && { field, reason: 'both `opens` and `closes`' };
    }),
  );

const unclearSpecialHours = ({ site: { specialHours } }: Examined): Answer[] =>
  specialHours.map((entry) => {
    const isUnread = entry.hours !== null && !readHours(entry.hours);
    const shown = `“${entry.hours ?? ''}” from ${entry.asWritten ?? entry.from}`;
    const reason = '“8:00 AM - noon”, or closed: true';
    return isUnread && { field: 'dbPrincipal.specialHours', shown, reason };
  });

export const hoursRules: Rules = {
  'no-hours': ({ site }) => [site, ...site.places].every(({ openingHours }) => openingHours.length === 0),
  'hours-of-different-length': ({ record, site: { openingHours, dayGrid } }) => {
    if (dayGrid) return null;
    const { workdays, workHours } = group(record.dbPrincipal);
    const [days, hours] = [list(workdays).length, list(workHours).length];
    const alone = openingHours.slice(Math.min(days, hours));
    // An entry of workdays such as 'Mon-Fri 8-5' needs no entry of workHours.
    const isWhole = alone.every((entry) => weeklyHours([entry]).unknown.length < dayNames.length);
    const field = days < hours ? 'dbPrincipal.workdays' : 'dbPrincipal.workHours';
    const shown = `workdays has ${days} ${days === 1 ? 'entry' : 'entries'} and workHours has ${hours}`;
    return days !== hours && !isWhole && { field, shown };
  },
  'hours-not-understood': (examined) => [
    ...unclearEntries(examined),
    ...halfShifts(examined),
    ...unclearSpecialHours(examined),
  ],
  'hours-contradict': ({ week: { contradictory } }) => {
    const days = contradictory.map((day) => dayNames[day]);
    const isEveryDay = days.length === dayNames.length;
    const shown = isEveryDay ? ': no day of the week is certain' : ` on ${days.join(', ')}`;
    return days.length > 0 && { shown };
  },
  'hours-part-not-read': ({ hoursRead }) => hoursRead.filter(({ read }) => read === 'part').map(textOfEntry),
  'hours-of-emergencies-only': ({ hoursRead, week }) =>
    week.unknown.length === dayNames.length &&
    hoursRead.filter(({ read }) => read === 'extra').map(textOfEntry),
  'time-zone-unknown': ({ site, week }) => {
    const [place] = site.places;
    const [town] = site.serviceArea.cities;
    const shown = place?.address ?? town;
    const isUncertain = shown && week.spans.length > 0 && zoneOf(site) === null;
    const field = place ? 'dbPrincipal.location' : 'options.serviceArea';
    const example = place
      ? 'its region and postal code behind the town'
      : 'an address as well, which hideAddress keeps off the pages';
    return isUncertain && { field, shown: `“${shown}”`, reason: example };
  },
  'hours-over-midnight': ({ week: { spans }, hoursRead }) => {
    const night = spans.find(({ opens, closes }) => closes > DAY_MINUTES && closes - opens < DAY_MINUTES);
    const isCertain = night && hoursRead.every(({ read }) => read !== 'none');
    return isCertain && { shown: `${dayNames[night.day]}, ${spanText(night)}` };
  },
  'special-hours-over': ({ site: { specialHours }, now }) => {
    const last = specialHours
      .map(({ to }) => to)
      .sort()
      .at(-1);
    return last && upcomingSpecialHours(specialHours, now).length === 0 && { shown: last };
  },
};
