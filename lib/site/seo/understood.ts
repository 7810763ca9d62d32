import type { Site } from '@/lib/content/record/site';
import { parseAddress, type PostalAddress } from '@/lib/language/geo/postal-address';
import { UNKNOWN_COUNTRY } from '@/lib/language/geo/unknown-country';
import { timeZoneOf, zoneOf } from '@/lib/language/geo/time-zone';
import { weekOfBusiness } from '@/lib/language/opening-hours/status-line';
import { sayMoreThanDays, weeklyHours } from '@/lib/language/opening-hours/weekly-hours';
import {
  DAY_MINUTES,
  dayKeys,
  gridOf,
  weekdays,
  type DayKey,
  type Weekday,
  type Week,
} from '@/lib/language/opening-hours/week';
import { businessType, saidTrade } from './business-type';
import { shownColours } from '@/lib/site/theme/theme';
import { e164 } from '@/lib/site/urls/outside-links';

type Hours = Partial<Record<DayKey, { opens: string; closes: string }[]>>;

const HOUR = 60;

const clockOf = (minutes: number): string => {
  const inDay = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  const [hour, minute] = [Math.floor(inDay / HOUR), inDay % HOUR].map((part) => `${part}`.padStart(2, '0'));
  return `${hour}:${minute}`;
};

/** `dialled`: E.164, with ';ext=' and an extension; of a number with `messagesBy` it is not called. */
const phonesIn = (phones: Site['phones']) =>
  phones.map(({ written, display, digits, label, messagesBy }) => {
    const [, extension = ''] = /(;ext=\d+)$/.exec(digits) ?? [];
    const dialled = e164(digits) + extension;
    return { written, shown: display, dialled, label, ...(messagesBy && { messagesBy }) };
  });

/**
 * As in `options.hours`: an empty list is a closed day, an absent day is not understood. 'Closed Sundays'
 * alone says nothing of the other days.
 */
export const hoursIn = (week: Week): Hours => {
  const isSaid = (day: Weekday) => week.spans.length > 0 || week.closed.includes(day);
  return Object.fromEntries(
    gridOf(week).flatMap((spans, day) => {
      const shifts = spans?.map(({ opens, closes }) => ({ opens: clockOf(opens), closes: clockOf(closes) }));
      return shifts && isSaid(day as Weekday) ? [[dayKeys[day], shifts]] : [];
    }),
  );
};

const notSaid: Week = { spans: [], closed: [], unknown: [...weekdays] };
const notRead: Record<keyof PostalAddress, null> = {
  street: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
};

/** A place does not inherit the facts of the business. */
const placesIn = ({ places, country }: Site) =>
  places.map(({ address, mapUrl, name, phones, emails, openingHours }) => {
    const timeZone = timeZoneOf({ address, mapUrl }, country);
    return {
      address,
      ...(parseAddress(address, country) ?? notRead),
      timeZone,
      name,
      phones: phonesIn(phones),
      emails,
      hours: hoursIn(openingHours.length > 0 ? weeklyHours(openingHours, timeZone) : notSaid),
    };
  });

/**
 * The values in a site's texts, read by the functions that pages, structured data and forms call too. Null:
 * not said, or not understood.
 */
export const understood = (site: Site) => ({
  country: site.country === UNKNOWN_COUNTRY ? null : site.country,
  hours: hoursIn(site.openingHours.length > 0 ? weekOfBusiness(site) : notSaid),
  /** Hours by day in place of the texts would leave something out. */
  hoursSayMore: sayMoreThanDays(site.openingHours, zoneOf(site)),
  places: placesIn(site),
  phones: phonesIn(site.phones),
  years: site.yearsOfExperience,
  distance: site.milesCovered === null ? null : { amount: site.milesCovered, unit: site.distanceUnit },
  /** `type` of schema.org; `name` in English, null for a type without one. */
  trade: { name: saidTrade(site)?.names?.en ?? null, type: businessType(site) },
  towns: site.serviceArea.cities,
  /** Dates of the record's own reviews, newest first. */
  reviewDates: site.ownReviews.map(({ date }) => date),
  /** As shown: a colour that could not be read in its place is made lighter or darker. */
  colours: shownColours(site.colours),
});

const MAX_DATES = 3;

/** A line for each kind of value, for people; hours have a section of their own in the doctor's report. */
export const understoodLines = (read: ReturnType<typeof understood>): string[] => {
  const dates = read.reviewDates.map((date) => date ?? 'no date');
  const more = dates.length > MAX_DATES ? [`${dates.length} in all`] : [];
  return [
    `Country: ${read.country ?? 'not understood'}`,
    ...read.places.map(({ address, city, region, postalCode, country, timeZone }) => {
      const parts = [city, region, postalCode, country, timeZone].filter(Boolean).join(', ');
      return `Address “${address}”: ${city ? parts : 'not understood'}`;
    }),
    ...(read.towns.length > 0 ? [`Area: ${read.towns.join(', ')}`] : []),
    ...[...read.phones, ...read.places.flatMap(({ phones }) => phones)].map(
      ({ shown, dialled, messagesBy }) =>
        `Phone “${shown}”: ${messagesBy ? 'takes messages only, at' : 'dials'} ${dialled}`,
    ),
    `Trade: ${[read.trade.name, `schema.org/${read.trade.type}`].filter(Boolean).join(', ')}`,
    ...(read.years === null ? [] : [`Years of experience: ${read.years}`]),
    ...(read.distance === null ? [] : [`Distance: ${read.distance.amount} ${read.distance.unit}`]),
    ...(dates.length > 0 ? [`Dates of reviews: ${[...dates.slice(0, MAX_DATES), ...more].join(', ')}`] : []),
  ];
};
