import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { fetchJson, GoneError } from '@/lib/platform/http/bounded-fetch';
import type { Coordinates } from '@/lib/language/geo/coordinates';
import { reasonOf } from '@/lib/platform/log';
import { servedSites } from '@/lib/content/hosts/hosts';

export type Area = { city: string | null; stations: string[] };

/** `city` may be a town nearby; `text` is in English. */
export const observationSchema = z.object({
  city: z.string().nullable(),
  temperatureC: z.number(),
  text: z.string().nullable(),
  isDaytime: z.boolean().nullable(),
  observedAt: z.iso.datetime(),
});

export type Observation = z.output<typeof observationSchema>;

/** False also for times later than `ms` from now: a station with a wrong clock would never expire. */
export const isWithin = (ms: number, observedAt: string): boolean =>
  Math.abs(Date.now() - Date.parse(observedAt)) <= ms;

const MAX_STATIONS = 3;
const MAX_AGE_MS = 3 * 60 * 60 * 1000;
const MAX_TEXT_LENGTH = 80;

const words = z.string().trim().min(1).max(MAX_TEXT_LENGTH).nullable().catch(null);

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
const stationSchema = z
  .object({ properties: z.object({ stationIdentifier: stationId }) })
  .transform(({ properties }) => properties.stationIdentifier);
const stationsSchema = z.object({ features: z.array(z.unknown()) });

const answerSchema = z.object({
  properties: z.object({
    timestamp: z.string().transform(Date.parse).refine(Number.isFinite),
    temperature: z.object({ value: z.number(), unitCode: z.string().catch('') }),
    textDescription: words,
    icon: z.string().nullable().catch(null),
  }),
});

/** The service asks its users to name themselves in User-Agent. */
const read = (path: string): Promise<unknown> => {
  const [origin = env().siteUrl] = servedSites().origins.values();
  return fetchJson(env().weatherApiUrl + path, {
    headers: { accept: 'application/geo+json', 'user-agent': `Mainstreet (${origin})` },
  });
};

const checked = <T>(schema: z.ZodType<T>, document: unknown, what: string): T => {
  const result = schema.safeParse(document);
  if (!result.success) throw new Error(`the weather service's ${what} has an unexpected shape`);
  return result.data;
};

/** The service redirects any other form. */
const degrees = (value: number) => String(Number(value.toFixed(4)));

/**
 * The stations around a point. Uses only the paths of answered URLs, so that no answer redirects requests.
 * @throws GoneError for a point outside the United States
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
    .slice(0, MAX_STATIONS);
  if (stations.length === 0) throw new GoneError('the weather service has no station there');
  const { city, state } = properties.relativeLocation?.properties ?? {};
  return { city: city && state ? `${city}, ${state}` : (city ?? null), stations };
};

const isDaytime = (icon: string | null): boolean | null => {
  const [, part] = /\/(day|night)\//.exec(icon ?? '') ?? [];
  return part ? part === 'day' : null;
};

/** @throws Error when the station's latest temperature is missing or older than three hours */
const latestAt = async (station: string): Promise<Omit<Observation, 'city'>> => {
  const { timestamp, temperature, textDescription, icon } = checked(
    answerSchema,
    await read(`/stations/${station}/observations/latest`),
    'observation',
  ).properties;
  const observedAt = new Date(timestamp).toISOString();
  if (!isWithin(MAX_AGE_MS, observedAt)) throw new Error(`the latest observation is of ${observedAt}`);
  return {
    temperatureC: /degF$/.test(temperature.unitCode) ? (temperature.value - 32) / 1.8 : temperature.value,
    text: textDescription,
    isDaytime: isDaytime(icon),
    observedAt,
  };
};

/** The latest temperature of the three nearest stations. @throws Error when none is of the last 3 hours */
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

const addressSchema = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        coordinates: z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }),
      }),
    ),
  }),
});

/** From the US Census geocoder. @throws GoneError for an unknown address */
export const geocode = async (address: string): Promise<Coordinates> => {
  const { geocoderApiUrl } = env();
  if (!geocoderApiUrl)
    throw new GoneError('the map link holds no coordinates, and the geocoder is switched off');
  const query = new URLSearchParams({ address, benchmark: 'Public_AR_Current', format: 'json' });
  const document = await fetchJson(`${geocoderApiUrl}/geocoder/locations/onelineaddress?${query}`).catch(
    (error: unknown) => {
      // A 404, for which fetchJson throws GoneError, here means a wrong URL.
      throw new Error(`the geocoder request failed: ${reasonOf(error)}`);
    },
  );
  const answer = addressSchema.safeParse(document);
  if (!answer.success) throw new Error("the geocoder's response has an unexpected shape");
  const [match] = answer.data.result.addressMatches;
  if (!match) throw new GoneError('the geocoder does not know this address');
  return { latitude: match.coordinates.y, longitude: match.coordinates.x };
};
