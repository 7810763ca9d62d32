import type { Site } from '@/lib/content/domain/site';
import { parseUsAddress } from '@/lib/language/geo/us-address';

/** The towns in which a business works: its service area, else those of its addresses. */
export const citiesOf = ({ serviceArea, places }: Site): string[] =>
  serviceArea.cities.length > 0
    ? serviceArea.cities
    : [...new Set(places.flatMap(({ address }) => parseUsAddress(address)?.city ?? []))];

export const cityOf = (site: Site): string | null => citiesOf(site)[0] ?? null;
