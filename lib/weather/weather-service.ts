import { z } from 'zod';
import { env } from '@/lib/env';
import { fetchJson, GoneError } from '@/lib/http/fetch-json';
import type { Coordinates } from '@/lib/geo/coordinates';
import { reasonOf } from '@/lib/log';
import { servedSites } from '@/lib/routing/hosts';
import { isWithin, type Observation } from './observation';

/** What the service knows of a point: the town it is in or near, and the stations around it, the nearest first. */
export type Area = { city: string | null; stations: string[] };

const STATIONS_TO_TRY = 3;
const OLDEST_MS = 3 * 60 * 60 * 1000;
const LONGEST_TEXT = 80;

const words = z.string().trim().min(1).max(LONGEST_TEXT).nullable().catch(null);

const pointSchema = z.object({
  properties: z.object({
    observationStations: z.string(),
    relativeLocation: z
      .object({ properties: z.object({ city: words, state: words }) })
      .nullable()
      .catch(null),
  }),
});

const stationId = z.string().regex(/^\w{3,10}$/);
const stationSchema = z.union([
  z
    .object({ properties: z.object({ stationIdentifier: stationId }) })
    .transform(({ properties }) => properties.stationIdentifier),
  z
    .object({
      id: z
        .string()
        .transform((url) => url.slice(url.lastIndexOf('/') + 1))
        .pipe(stationId),
    })
    .transform(({ id }) => id),
]);
const stationsSchema = z.object({ features: z.array(z.unknown()) });

const observationSchema = z.object({
  properties: z.object({
    timestamp: z.string().transform(Date.parse).refine(Number.isFinite),
    temperature: z.object({ value: z.number(), unitCode: z.string().catch('') }),
    textDescription: words,
    icon: z.string().nullable().catch(null),
  }),
});

/** GET below WEATHER_API_URL, with the name that the service asks its users for. */
const read = (path: string): Promise<unknown> => {
  // One caller, however many sites: the first of SITES_FILE, which comes last here.
  const origin = [...servedSites().origins.values()].at(-1) ?? env().siteUrl;
  return fetchJson(env().weatherApiUrl + path, {
    accept: 'application/geo+json',
    'user-agent': `Mainstreet (${origin})`,
  });
};

const checked = <T>(schema: z.ZodType<T>, document: unknown, what: string): T => {
  const result = schema.safeParse(document);
  if (!result.success) throw new Error(`the weather service's ${what} is not what its documentation says`);
  return result.data;
};

/** Not more than four decimals, none of them a zero at the end: the service redirects others. */
const degrees = (value: number) => String(Number(value.toFixed(4)));

/**
 * The stations around a point, by the US National Weather Service. Addresses in its answers are used as paths below
 * WEATHER_API_URL: nothing that it says leads to another host.
 * @throws GoneError for a point that it does not cover; Error when it gives no good answer
 */
export const areaAt = async ({ latitude, longitude }: Coordinates): Promise<Area> => {
  const { properties } = checked(
    pointSchema,
    await read(`/points/${degrees(latitude)},${degrees(longitude)}`),
    'point',
  );
  const [path] = /\/gridpoints\/\w+\/-?\d+,-?\d+\/stations$/.exec(properties.observationStations) ?? [];
  if (!path) throw new Error('the weather service names no stations');
  const { features } = checked(stationsSchema, await read(path), 'list of stations');
  const stations = features
    .flatMap((feature) => stationSchema.safeParse(feature).data ?? [])
    .slice(0, STATIONS_TO_TRY);
  if (stations.length === 0) throw new GoneError('the weather service has no station there');
  const { city, state } = properties.relativeLocation?.properties ?? {};
  return { city: city && state ? `${city}, ${state}` : (city ?? null), stations };
};

const isDaytime = (icon: string | null) =>
  icon?.includes('/day/') ? true : icon?.includes('/night/') ? false : null;

/** @throws Error when the station has no temperature that is recent enough. */
const latestAt = async (station: string): Promise<Omit<Observation, 'city'>> => {
  const { timestamp, temperature, textDescription, icon } = checked(
    observationSchema,
    await read(`/stations/${station}/observations/latest`),
    'observation',
  ).properties;
  const observedAt = new Date(timestamp).toISOString();
  if (!isWithin(OLDEST_MS, observedAt)) throw new Error(`the latest observation is of ${observedAt}`);
  return {
    temperatureC: /degF$/.test(temperature.unitCode) ? (temperature.value - 32) / 1.8 : temperature.value,
    text: textDescription,
    isDaytime: isDaytime(icon),
    observedAt,
  };
};

/**
 * The latest observation in an area, from its nearest station that has a temperature not older than three hours.
 * @throws Error when none of the first three has one
 */
export const latestIn = async ({ city, stations }: Area): Promise<Observation> => {
  const reasons: string[] = [];
  for (const station of stations) {
    try {
      return { city, ...(await latestAt(station)) };
    } catch (error) {
      reasons.push(`${station}: ${reasonOf(error)}`);
    }
  }
  throw new Error(`no station has an observation: ${reasons.join('; ')}`);
};
