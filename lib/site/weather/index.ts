import { LRUCache } from 'lru-cache';
import path from 'node:path';
import type { Site } from '@/lib/content';
import { getAllMessages, type Language } from '@/lib/language/i18n';
import { env } from '@/lib/platform/env';
import { coordinatesIn } from '@/lib/language/geo/coordinates';
import { createCacheState, createStaleIfErrorCache } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { snapshotsIn } from '@/lib/content/stale-if-error/snapshots';
import { singleton } from '@/lib/platform/singleton';
import { capitalised } from '@/lib/platform/text';
import { middleOf } from '@/lib/site/area';
import { keptPoint } from './known-points';
import {
  type Area,
  areaAt,
  geocode,
  isWithin,
  latestIn,
  type Observation,
  observationSchema,
} from './weather-service';

export type Weather = {
  place: string;
  temperatureF: number;
  temperatureC: number;
  text: string | null;
  isDaytime: boolean | null;
  observedAt: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const FRESH_FOR_MS = 30 * MINUTE_MS;
const RETRY_AFTER_MS = MINUTE_MS;
const MAX_AGE_SHOWN_MS = 6 * HOUR_MS;
const AREA_TTL_MS = 24 * HOUR_MS;
const MAX_PLACES_IN_MEMORY = 2_000;
const MAX_BYTES_IN_MEMORY = 10_000_000;
/** Longest wait; the widget shows its loader meanwhile. */
const MAX_WAIT_MS = 10_000;

/** The first place, else the point of the area; null without both. */
const keyOf = ({ places: [place], serviceArea }: Site): string | null => {
  const point = place?.mapUrl ? coordinatesIn(place.mapUrl) : (serviceArea.centre?.point ?? null);
  return point ? `@${point.latitude},${point.longitude}` : (place?.address ?? null);
};

const pointOf = async (key: string) => {
  const [, latitude, longitude] = /^@([^,]+),([^,]+)$/.exec(key) ?? [];
  return latitude && longitude
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : ((await keptPoint(key)) ?? geocode(key));
};

/** Stations rarely change. */
const areas = () =>
  singleton(
    'weather.areas',
    () =>
      new LRUCache<string, Area>({
        max: MAX_PLACES_IN_MEMORY,
        ttl: AREA_TTL_MS,
        perf: { now: () => Date.now() },
        fetchMethod: async (key) => areaAt(await pointOf(key)),
        allowStaleOnFetchRejection: true,
        noDeleteOnFetchRejection: true,
      }),
  );

/** Without a former area, throws the error of the fetch; the cache's own would not name the cause. */
const areaOf = (key: string): Promise<Area> => {
  const known = areas().peek(key, { allowStale: true });
  return areas().forceFetch(key, { allowStaleOnFetchRejection: known !== undefined });
};

const weatherCache = () =>
  createStaleIfErrorCache<Observation>({
    state: singleton('weather.cache', () => createCacheState<Observation>(MAX_BYTES_IN_MEMORY)),
    name: 'weather',
    keyName: 'place',
    read: async (key) => latestIn(await areaOf(key)),
    parse: (document) => observationSchema.parse(document),
    snapshots: snapshotsIn(path.join(env().dataDir, 'snapshots', 'weather')),
    freshFor: FRESH_FOR_MS,
    retryAfter: RETRY_AFTER_MS,
    maxWait: MAX_WAIT_MS,
  });

/** 'Light Rain and Fog' is 'Lluvia ligera y niebla'. Null when a part has no translation. */
export const conditionsIn = (language: Language, text: string | null): string | null => {
  const { weather, messages } = getAllMessages(language);
  if (text === null || weather === null) return text;
  const parts = text
    .toLowerCase()
    .split(/\s*[,/]\s*|\s+and\s+|\s+with\s+/)
    .filter(Boolean);
  const said = parts.flatMap((part) => (Object.hasOwn(weather, part) ? [weather[part] ?? ''] : []));
  if (said.length === 0 || said.length < parts.length) return null;
  const list = new Intl.ListFormat(messages.locale, { type: 'conjunction' });
  return capitalised(list.format([...new Set(said)]));
};

const tenths = (value: number) => Math.round(value * 10) / 10;

/** At the site's first place; null when off, or without an observation of the last 6 hours. */
export const getWeather = async (site: Site): Promise<Weather | null> => {
  const key = keyOf(site);
  if (!site.widgets.weather || !key || !env().weatherApiUrl) return null;
  const known = await weatherCache().getFresh(key);
  if (known.state !== 'found' || !isWithin(MAX_AGE_SHOWN_MS, known.value.observedAt)) return null;
  const { city, temperatureC, text, isDaytime, observedAt } = known.value;
  return {
    place: city ?? site.places[0]?.address ?? middleOf(site) ?? '',
    temperatureF: tenths(temperatureC * 1.8 + 32),
    temperatureC: tenths(temperatureC),
    text: conditionsIn(site.language, text),
    isDaytime,
    observedAt,
  };
};
