import { decoded } from '@/lib/platform/text';

export type Coordinates = { latitude: number; longitude: number };

type Pattern = { pattern: RegExp; longitudeFirst?: boolean };

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(String.raw`^(?:loc:)?\s*${NUMBER}\s*[,~]\s*${NUMBER}$`);

const pinPatterns: Pattern[] = [
  { pattern: new RegExp(`!3d${NUMBER}!4d${NUMBER}`) },
  // In an embedded map !1d is the scale and !3d follows; the lookahead excludes that.
  { pattern: new RegExp(`!1d${NUMBER}!2d${NUMBER}(?![\\d.]|!3d)`), longitudeFirst: true },
];
const mapCentrePatterns: Pattern[] = [
  { pattern: new RegExp(`!2d${NUMBER}!3d${NUMBER}`), longitudeFirst: true },
  { pattern: new RegExp(`@${NUMBER},${NUMBER}`) },
  { pattern: new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`) },
];

const pointParameters = ['destination', 'daddr', 'query', 'q', 'coordinate', 'll', 'center', 'cp'];

type Text = string | null | undefined;

const toPoint = (latitude: Text, longitude: Text): Coordinates | null => {
  if (!latitude || !longitude) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  // Programs write 0,0 for an unknown point.
  const isKnown = point.latitude !== 0 || point.longitude !== 0;
  return isOnEarth && isKnown ? point : null;
};

const parsePair = (text: Text): Coordinates | null => {
  const [, latitude, longitude] = PAIR.exec(text?.trim() ?? '') ?? [];
  return toPoint(latitude, longitude);
};

const firstFound = <T>(items: readonly T[], find: (item: T) => Coordinates | null): Coordinates | null => {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
};

const matchIn = (patterns: readonly Pattern[], text: string): Coordinates | null =>
  firstFound(patterns, ({ pattern, longitudeFirst }) => {
    const [, first, second] = pattern.exec(text) ?? [];
    return longitudeFirst ? toPoint(second, first) : toPoint(first, second);
  });

/** The point in a link to Google, Apple or Bing Maps or OpenStreetMap, else null. */
export const coordinatesIn = (mapUrl: string): Coordinates | null => {
  if (!URL.canParse(mapUrl)) return null;
  const { searchParams, pathname } = new URL(mapUrl);
  const text = decoded(mapUrl);
  const segments = pathname.split('/').reverse();
  return (
    matchIn(pinPatterns, text) ??
    toPoint(searchParams.get('mlat'), searchParams.get('mlon')) ??
    firstFound(pointParameters, (name) => parsePair(searchParams.get(name))) ??
    firstFound(segments, (segment) => parsePair(decoded(segment.replaceAll('+', ' ')))) ??
    matchIn(mapCentrePatterns, text)
  );
};

export const pointsOfLinks = (
  places: readonly { address: string; mapUrl: string | null }[],
): Map<string, Coordinates> =>
  new Map(
    places.flatMap(({ address, mapUrl }) => {
      const point = mapUrl ? coordinatesIn(mapUrl) : null;
      return point ? [[address, point] as const] : [];
    }),
  );
