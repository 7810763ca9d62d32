import type { Phone, Place, Site } from '@/lib/content/record/site';
import type { FieldProblem } from '@/lib/content/fields/check-fields';
import type { Distance } from '@/lib/content/fields/number-kinds';
import type { WireRecord } from '@/lib/content/record/wire-record';
import { coordinatesIn } from '@/lib/language/geo/coordinates';
import { areaIn, parseAddress, saysNoAddress } from '@/lib/language/geo/postal-address';
import { timeZoneOf } from '@/lib/language/geo/time-zone';
import { countryOf, numberWithExtension, readPhone } from '@/lib/language/phone-numbers';
import { compact, compactMap, uniqueBy } from '@/lib/content/fields/compact';

type Business = WireRecord['dbPrincipal'];
type Options = WireRecord['options'];

/** ISO 3166; null when the record names none, which means the United States. */
export const toCountry = (options: Options, problems: FieldProblem[]): string | null => {
  const code = options?.country ?? null;
  const country = code && countryOf(code);
  if (code && !country) problems.push({ path: 'options.country', reason: 'is not a country' });
  return country;
};

/** Each number once per extension. */
export const toPhones = (business: Business, country: string | null, problems: FieldProblem[]): Phone[] => {
  const phones = (business?.phones ?? []).flatMap((entry, index) => {
    if (!entry?.phone) return [];
    const read = readPhone(entry.phone, country);
    if (!('reason' in read))
      return [{ phone: { label: entry.name, ...read }, number: numberWithExtension(entry.phone, country) }];
    problems.push({ path: `dbPrincipal.phones[${index}].phone`, reason: read.reason });
    return [];
  });
  return uniqueBy(phones, ({ number }) => number).map(({ phone }) => phone);
};

const usesMiles = new Set(['US', 'GB', 'LR', 'MM']);

export const toDistance = (
  distance: Distance | null | undefined,
  country: string,
): Pick<Site, 'milesCovered' | 'distanceUnit'> => ({
  milesCovered: distance?.amount ?? null,
  distanceUnit: distance?.unit ?? (usesMiles.has(country) ? 'mi' : 'km'),
});

/** About a kilometre: a map link to a private address must not lead to its door. */
const COARSE_DEGREES = 100;

const toCentre = ({ address, mapUrl }: Place, country: string): Site['serviceArea']['centre'] => {
  const parsed = parseAddress(address, country);
  const point = mapUrl ? coordinatesIn(mapUrl) : null;
  const coarse = (degrees: number) => Math.round(degrees * COARSE_DEGREES) / COARSE_DEGREES;
  return {
    city: parsed?.city ?? null,
    region: parsed?.region ?? null,
    point: point && { latitude: coarse(point.latitude), longitude: coarse(point.longitude) },
    timeZone: timeZoneOf({ address, mapUrl }, country),
  };
};

/** The addresses that visitors may see, and the area. 'Serving Mesa, Tempe' as an address is an area. */
export const toPlaces = (
  business: Business,
  options: Options,
  country: string,
  problems: FieldProblem[],
): Pick<Site, 'places' | 'serviceArea'> => {
  const written = compactMap(business?.location, ({ address, url }) =>
    address ? { address, mapUrl: url } : null,
  );
  const areas = written.map(({ address }) => areaIn(address));
  const places = written.filter(({ address }, index) => !areas[index] && !saysNoAddress(address));
  (business?.location ?? []).forEach((entry, index) => {
    if (entry?.address && saysNoAddress(entry.address))
      problems.push({ path: `dbPrincipal.location[${index}].address`, reason: 'is not an address' });
  });
  const isAddressHidden = options?.serviceArea?.hideAddress === true;
  const [main] = places;
  const centre = isAddressHidden && main ? toCentre(main, country) : null;
  const named = [
    ...new Set([...compact(options?.serviceArea?.cities), ...areas.flatMap((towns) => towns ?? [])]),
  ];
  const cities = named.length === 0 && centre?.city ? [centre.city] : named;
  return {
    places: isAddressHidden ? [] : places,
    serviceArea: { cities, isAddressHidden, centre },
  };
};
