import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import {
  hasOwnFacts,
  usesMiles,
  type Distances,
  type Phone,
  type Place,
  type PlaceFacts,
  type Places,
  type ServiceArea,
} from './business';
import type { business as businessFields } from './business-fields';
import type { tradeOptions } from './trade-fields';
import type { Distance } from '@/lib/content/fields/number-kinds';
import { UNKNOWN_COUNTRY } from '@/lib/language/geo/unknown-country';
import { coordinatesIn } from '@/lib/language/geo/coordinates';
import { addressesIn, parseAddress } from '@/lib/language/geo/postal-address';
import { timeZoneOf } from '@/lib/language/geo/time-zone';
import { areaIn, saysNoAddress, type WrittenArea } from '@/lib/language/geo/written-area';
import { messagesOnlyBy } from '@/lib/language/message-only';
import { countryOf, numberWithExtension, phoneProblem, readPhones } from '@/lib/language/phone-numbers';
import { compact, compactMap, uniqueBy } from '@/lib/content/fields/compact';

type Business = WireOf<typeof businessFields>;

/**
 * ISO 3166; null when the record names none, which means the United States. Under an unknown name no address
 * is understood, and only numbers with a country code are dialled.
 */
export const toCountry = (written: string | null, problems: FieldProblem[]): string | null => {
  if (!written) return null;
  const country = countryOf(written);
  if (!country)
    problems.push({
      path: 'options.country',
      reason: 'is not a country: write its code or name, such as GB',
    });
  return country ?? UNKNOWN_COUNTRY;
};

/** Each number once per extension; a second number in a field is a phone of its own. */
export const toPhones = (
  entries: NonNullable<Business>['phones'] | undefined,
  country: string | null,
  problems: FieldProblem[],
  path = 'dbPrincipal.phones',
): Phone[] => {
  const phones = (entries ?? []).flatMap((entry, index) => {
    const written = entry?.phone;
    if (!written) return [];
    const read = readPhones(written, country);
    if (read.length === 0)
      problems.push({ path: `${path}[${index}].phone`, reason: phoneProblem(written, country) });
    return read.map(({ display, digits, note }, place) => {
      const label = compact([entry.name, note]).join(', ') || null;
      const messagesBy = label && messagesOnlyBy(label);
      return {
        phone: { label, display, digits, written, ...(messagesBy && { messagesBy }) },
        number: place === 0 && read.length === 1 ? numberWithExtension(written, country) : digits,
      };
    });
  });
  return uniqueBy(phones, ({ number }) => number).map(({ phone }) => phone);
};

export const toDistance = (distance: Distance | null | undefined, country: string): Distances => ({
  milesCovered: country === UNKNOWN_COUNTRY && !distance?.unit ? null : distance?.amount || null,
  distanceUnit: distance?.unit ?? (usesMiles(country) ? 'mi' : 'km'),
});

/** About a kilometre: a map link to a private address must not lead to its door. */
const COARSE_DEGREES = 100;

const toCentre = (
  { address, mapUrl }: Pick<Place, 'address' | 'mapUrl'>,
  country: string,
): ServiceArea['centre'] => {
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

/** The town with its state of 'Serving Mesa, AZ', which tells the time zone. */
const toAreaCentre = (area: WrittenArea | undefined, country: string): ServiceArea['centre'] => {
  const [city] = area?.towns ?? [];
  if (!city || !area?.region) return null;
  const timeZone = timeZoneOf({ address: `${city}, ${area.region}`, mapUrl: null }, country);
  return { city, region: area.region, point: null, timeZone };
};

const noFacts: PlaceFacts = { name: null, phones: [], emails: [], openingHours: [] };

const HIDDEN_PLACE =
  'has a name, contacts or hours that are not shown, as the address is hidden: write them for the business';
const NOT_ONE_PLACE = 'has a name, contacts or hours that are not shown: they need one address of their own';

const toPlaceFacts = (
  entry: NonNullable<NonNullable<NonNullable<Business>['location']>[number]>,
  path: string,
  country: string | null,
  problems: FieldProblem[],
): PlaceFacts => ({
  name: entry.name,
  phones: toPhones(entry.phones, country, problems, `${path}.phones`),
  emails: [...new Set(compactMap(entry.emails, ({ email }) => email))],
  openingHours: compactMap(entry.hours, ({ day, hour }) =>
    day || hour ? { days: day ?? '', hours: hour ?? '' } : null,
  ),
});

/** The addresses that visitors may see, and the area. 'Serving Mesa, Tempe' as an address is an area. */
export const toPlaces = (
  business: Business,
  area: WireOf<typeof tradeOptions.serviceArea> | undefined,
  writtenCountry: string | null,
  problems: FieldProblem[],
): Places => {
  const country = writtenCountry ?? 'US';
  const isAddressHidden = area?.hideAddress === true;
  const areas: WrittenArea[] = [];
  const places = (business?.location ?? []).flatMap((entry, index): Place[] => {
    if (!entry) return [];
    const path = `dbPrincipal.location[${index}]`;
    const written = entry.address ?? '';
    const isNone = saysNoAddress(written);
    if (isNone) problems.push({ path: `${path}.address`, reason: 'is not an address' });
    const served = written ? areaIn(written, country) : null;
    if (served) areas.push(served);
    if (served?.words === '') problems.push({ path: `${path}.address`, reason: 'names no town or area' });
    const addresses = written && !served && !isNone ? addressesIn(written, country) : [];
    const [address] = addresses;
    const placeCountry = address ? parseAddress(address, country)?.country : undefined;
    // Its phones are written as its own country writes them.
    const ofPhones = placeCountry && placeCountry !== country ? placeCountry : writtenCountry;
    const facts = toPlaceFacts(entry, path, ofPhones, problems);
    const isHidden = isAddressHidden && address !== undefined;
    if (isHidden && hasOwnFacts(facts)) problems.push({ path, reason: HIDDEN_PLACE });
    if (address && addresses.length === 1) return [{ address, mapUrl: entry.url, ...facts }];
    if (!isHidden && written && hasOwnFacts(facts)) problems.push({ path, reason: NOT_ONE_PLACE });
    // An entry with two addresses has one link, and it is not known which address the link shows.
    return addresses.map((own) => ({ address: own, mapUrl: null, ...noFacts }));
  });
  const [main] = places;
  const writtenArea = areas.find(({ region }) => region !== null);
  const centre = isAddressHidden && main ? toCentre(main, country) : toAreaCentre(writtenArea, country);
  const towns = areas.flatMap((written) =>
    written.towns.length > 0 || !written.words ? written.towns : [written.words],
  );
  const named = [...new Set([...compact(area?.cities), ...towns])];
  const cities = named.length === 0 && centre?.city ? [centre.city] : named;
  return {
    places: isAddressHidden ? [] : places,
    serviceArea: { cities, isAddressHidden, centre },
  };
};
