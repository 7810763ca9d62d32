import type { Site } from '@/lib/content';
import { UNKNOWN_COUNTRY } from '@/lib/language/geo/unknown-country';
import { cityOrAddress, parseAddress } from '@/lib/language/geo/postal-address';
import { messagesOf } from './messages';

export const showsArea = ({ places, serviceArea }: Site): boolean =>
  places.length === 0 && serviceArea.cities.length > 0;

/** The towns of the area as one text, at most `max` of them: 'Otley, Ilkley and Leeds'. */
export const areaText = (site: Site, max = Infinity): string => {
  const { cities } = site.serviceArea;
  if (cities.length > max) return `${cities.slice(0, max).join(', ')} …`;
  return new Intl.ListFormat(messagesOf(site).locale, { type: 'conjunction' }).format(cities);
};

/**
 * The place from which distances are counted: the town, else the address; null when the record names neither.
 */
export const middleOf = ({ places: [place], serviceArea, country }: Site): string | null =>
  place ? cityOrAddress(place.address, country) : (serviceArea.centre?.city ?? serviceArea.cities[0] ?? null);

/** A place that map services find: the first town with its country. */
export const areaOnMap = (site: Site): string => {
  const { cities, centre } = site.serviceArea;
  const isKnown = site.country !== UNKNOWN_COUNTRY;
  const country = isKnown && new Intl.DisplayNames('en', { type: 'region' }).of(site.country);
  const region = centre?.city === cities[0] ? centre?.region : null;
  return [cities[0], region, country].filter(Boolean).join(', ');
};

export const citiesOf = ({ serviceArea, places, country }: Site): string[] =>
  serviceArea.cities.length > 0
    ? serviceArea.cities
    : [...new Set(places.flatMap(({ address }) => parseAddress(address, country)?.city ?? []))];

/** The first town or area; 'nationwide' is neither. */
export const cityOf = (site: Site): string | null =>
  citiesOf(site).find((city) => !/wide$/i.test(city)) ?? null;

export const phonesText = (phones: Site['phones']): string =>
  phones.map(({ label, display }) => (label ? `${label}: ${display}` : display)).join(', ');

/** A place in one line for each kind of fact: 'Highlands: 12 Main St', its phones, e-mails and hours. */
export const placeTexts = ({
  name,
  address,
  phones,
  emails,
  openingHours,
}: Site['places'][number]): string[] =>
  [
    name ? `${name}: ${address}` : address,
    phonesText(phones),
    emails.join(', '),
    openingHours.map(({ days, hours }) => [days, hours].filter(Boolean).join(' ')).join('; '),
  ].filter(Boolean);

/**
 * The site with the hours of one of its places. Closures are those of the whole business; other special hours
 * may be those of one place.
 */
export const atPlace = (site: Site, place: Site['places'][number]): Site => ({
  ...site,
  places: [place],
  serviceArea: { ...site.serviceArea, centre: null },
  openingHours: place.openingHours,
  dayGrid: null,
  specialHours: place.openingHours.length > 0 ? site.specialHours.filter(({ hours }) => hours === null) : [],
});
