import { parseAddress, type PostalAddress } from './postal-address';
import zones from './world-time-zones.json' with { type: 'json' };

// Countries with several time zones; of the United States the towns of states with two zones.

type Row = { country: string; region?: string; zone: string; cities: string[] };

/**
 * `cities`: names that hardly ever mean another town of the country. `townsOfRegions`: towns far from the
 * borders of zones, whose region tells them from towns of the same name.
 */
const { cities, townsOfRegions }: Record<'cities' | 'townsOfRegions', Row[]> = zones;
/** Patterns of postal codes of one zone. */
const byPostalCode: Record<string, Record<string, string>> = zones.byPostalCode;
const byRegion: Record<string, Record<string, string>> = zones.byRegion;

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

const citiesIn = (text: string, address: PostalAddress | null): string[] =>
  address ? [address.city] : text.split(/[,\n]/).slice(-2).reverse();

const zoneOfCity = (text: string, address: PostalAddress | null, country: string): string | null => {
  const region = address?.region;
  const rows = [
    ...cities.filter((row) => !row.region || !region || row.region === region),
    ...townsOfRegions.filter((row) => row.region === region),
  ].filter((row) => row.country === country);
  const zoneOf = (city: string) => rows.find((row) => row.cities.includes(plain(city)))?.zone ?? [];
  return citiesIn(text, address).flatMap(zoneOf)[0] ?? null;
};

/** The IANA time zone of an address by its postal code, region or city; null when uncertain. */
export const zoneInCountry = (text: string, country: string): string | null => {
  if (country === 'NZ') return /\b(?:chatham|waitangi)\b/i.test(text) ? null : 'Pacific/Auckland';
  const address = parseAddress(text, country);
  const code = address?.postalCode?.toUpperCase();
  // A postal code outside all areas may be on either side of a border.
  if (code) {
    const found = Object.entries(byPostalCode[country] ?? {}).find(([, codes]) =>
      new RegExp(codes).test(code),
    );
    return found?.[0] ?? null;
  }
  return byRegion[country]?.[address?.region ?? ''] ?? zoneOfCity(text, address, country);
};
