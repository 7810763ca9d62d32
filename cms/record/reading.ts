import { nameOfDay, toWeek, weekdays, type Week } from './hours-by-day';
import { inBoth, joined, w, type Words } from './words';

type Phone = { written?: string; dialled: string };
type Place = {
  address: string;
  city: string | null;
  region?: string | null;
  postalCode?: string | null;
  phones?: Phone[];
};
/** The part of the site's reading of a record (`understood`) that the form shows below its fields. */
export type Reading = {
  country?: string | null;
  hours?: unknown;
  hoursSayMore?: boolean;
  places?: Place[];
  phones?: Phone[];
  years?: number | null;
  distance?: { amount: number; unit: string } | null;
  trade?: { name: string | null };
  towns?: string[];
  reviewDates?: (string | null)[];
  /** By the names of `styles`. */
  colours?: Record<string, string>;
};

const same = (text: string): Words => inBoth(() => text);

/** The hours by day that the site reads in the texts; null where texts say more than hours by day. */
export const hoursToChoose = (read: Reading | null | undefined): Week | null =>
  read?.hoursSayMore ? null : toWeek(read?.hours);

/** "Monday to Friday, 8:00 to 17:00": days in a row with the same hours are one part. */
const hoursIn = (week: Week): Words | null => {
  const parts: { from: Words; to: Words; hours: Words; last: number }[] = [];
  weekdays.forEach((day, index) => {
    const shifts = week[day];
    if (!shifts) return;
    const clock = (time: string | null) => time?.replace(/^0/, '') ?? '';
    const times = shifts.map(({ opens, closes }) =>
      w('{from} to {to}', { from: clock(opens), to: clock(closes) }),
    );
    const hours = times.length ? joined(times, ', ') : w('closed');
    const name = inBoth((language) => nameOfDay(day, language));
    const part = parts.at(-1);
    if (part?.last === index - 1 && part.hours.en === hours.en)
      Object.assign(part, { to: name, last: index });
    else parts.push({ from: name, to: name, hours, last: index });
  });
  const texts = parts.map(({ from, to, hours }) => {
    const named = from === to ? from : w('{from} to {to}', { from, to });
    return joined([named, hours], ', ');
  });
  return texts.length ? joined(texts, '; ') : null;
};

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const MAX_DATES = 3;

/**
 * The site's reading of the value of a field; null where the reading equals the value, or the value has
 * changed since.
 * @param path as `plainPath` writes it
 */
export const readingOf = (read: Reading, path: string, value: unknown): Words | null => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (path === 'options.hours') return hoursIn(toWeek(read.hours) ?? {});
  if (/^dbPrincipal\.location\.\d+\.address$/.test(path)) {
    const place = read.places?.find(({ address }) => bare(address) === bare(text));
    return place?.city ? same([place.city, place.region, place.postalCode].filter(Boolean).join(', ')) : null;
  }
  if (/^dbPrincipal\.(location\.\d+\.)?phones\.\d+\.phone$/.test(path)) {
    const phones = [...(read.phones ?? []), ...(read.places ?? []).flatMap((place) => place.phones ?? [])];
    const dialled = phones
      .filter(({ written }) => written && bare(written) === bare(text))
      .map((phone) => phone.dialled.replace(';ext=', ' ext. '));
    return dialled.length ? same([...new Set(dialled)].join(', ')) : null;
  }
  if (path === 'options.trade') return read.trade?.name ? same(read.trade.name) : null;
  if (path === 'options.serviceArea.cities') return read.towns?.length ? same(read.towns.join(', ')) : null;
  if (path === 'options.reviews') {
    const dates = (read.reviewDates ?? []).filter((date) => date !== null).slice(0, MAX_DATES);
    return dates.length ? same(dates.join(', ')) : null;
  }
  if (!text) return null;
  if (path === 'options.country') return read.country ? same(read.country) : null;
  if (path === 'dbPrincipal.exprYears')
    return typeof read.years === 'number' ? w('{years} years', { years: read.years }) : null;
  if (path !== 'dbPrincipal.miles' || !read.distance) return null;
  const { amount, unit } = read.distance;
  return unit === 'km' ? same(`${amount} km`) : w('{amount} miles', { amount });
};
