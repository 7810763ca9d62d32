import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import type { Site } from '@/lib/content';
import { snapshotsIn } from '@/lib/content/stale-if-error/snapshots';
import { createCacheState, createStaleIfErrorCache } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { pointsOfLinks, type Coordinates } from '@/lib/language/geo/coordinates';
import { parseAddress } from '@/lib/language/geo/postal-address';
import { isBuilding } from '@/lib/platform/early-env.mjs';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { geocode } from './weather-service';

const HOUR_MS = 3_600_000;
const MAX_BYTES_IN_MEMORY = 2_000_000;
const MAX_REQUESTS = 4;

const state = () => singleton('geocoder.cache', () => createCacheState<Coordinates>(MAX_BYTES_IN_MEMORY));

const pointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Asks again for an unknown address after a week. */
const geocoder = () =>
  createStaleIfErrorCache<Coordinates>({
    state: state(),
    name: 'geocoder',
    keyName: 'address',
    read: geocode,
    parse: (document) => pointSchema.parse(document),
    snapshots: snapshotsIn(path.join(env().dataDir, 'snapshots', 'geocoder')),
    freshFor: 7 * 24 * HOUR_MS,
    retryAfter: HOUR_MS,
  });

/** The kept answer for an address; null without one. Asks nobody. */
export const keptPoint = async (address: string): Promise<Coordinates | null> => {
  const known = await geocoder().getCopy(address);
  return known.state === 'found' ? known.value : null;
};

const isWorthAsking = (address: string): boolean => {
  const { street, country } = parseAddress(address) ?? {};
  return Boolean(street) && country === 'US';
};

const unknownAddresses = ({ places, country }: Site): string[] => {
  if (country !== 'US' || !env().geocoderApiUrl) return [];
  const points = pointsOfLinks(places);
  return places.flatMap(({ address }) => (points.has(address) || !isWorthAsking(address) ? [] : [address]));
};

/** Loads the kept points of a site's addresses, and asks for missing points in the background. */
export const loadKeptCoordinates = async (site: Site): Promise<void> => {
  for (const address of unknownAddresses(site)) {
    const kept = await keptPoint(address);
    if (!kept && !isBuilding() && state().inFlight.size < MAX_REQUESTS) void geocoder().getCached(address);
  }
};

/** The points by address: the point of the map link, else the loaded point. */
export const coordinatesByAddress = (site: Site): ReadonlyMap<string, Coordinates> => {
  const points = pointsOfLinks(site.places);
  for (const address of unknownAddresses(site)) {
    const known = state().entries.get(address)?.known;
    if (known?.state === 'found') points.set(address, known.value);
  }
  return points;
};
