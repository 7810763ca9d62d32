/** A point on earth, in degrees; north and east are positive. */
export type Coordinates = { latitude: number; longitude: number };

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(String.raw`^(?:loc:)?\s*${NUMBER}\s*[,~]\s*${NUMBER}$`);

/** The exact place comes before the middle of the map around it. */
const places: { pattern: RegExp; longitudeFirst?: boolean }[] = [
  { pattern: new RegExp(`!3d${NUMBER}!4d${NUMBER}`) },
  // In an embedded map !1d is a scale, and !3d comes behind what follows it.
  { pattern: new RegExp(`!1d${NUMBER}!2d${NUMBER}(?![\\d.]|!3d)`), longitudeFirst: true },
];
const views: typeof places = [
  { pattern: new RegExp(`!2d${NUMBER}!3d${NUMBER}`), longitudeFirst: true },
  { pattern: new RegExp(`@${NUMBER},${NUMBER}`) },
  { pattern: new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`) },
];

/** Parameters by which map services name a point: where to go, what to look for, then where the map is centred. */
const parameters = ['destination', 'daddr', 'query', 'q', 'coordinate', 'll', 'center', 'cp'];

const pointOf = (
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): Coordinates | null => {
  if (!latitude || !longitude) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  // 0,0 is what programs write when they do not know.
  return isOnEarth && (point.latitude !== 0 || point.longitude !== 0) ? point : null;
};

const inPair = (text: string | null): Coordinates | null => {
  const [, latitude, longitude] = PAIR.exec(text?.trim() ?? '') ?? [];
  return pointOf(latitude, longitude);
};

const inPatterns = (patterns: typeof places, text: string): Coordinates | null => {
  for (const { pattern, longitudeFirst } of patterns) {
    const [, first, second] = pattern.exec(text) ?? [];
    const point = longitudeFirst ? pointOf(second, first) : pointOf(first, second);
    if (point) return point;
  }
  return null;
};

const firstOf = <T, R>(list: readonly T[], find: (entry: T) => R | null): R | null => {
  for (const entry of list) {
    const found = find(entry);
    if (found) return found;
  }
  return null;
};

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The point that a link to a map carries (Google, Apple, Bing, OpenStreetMap): a pin, else a parameter, else the middle of the
 * map. Null when it carries none, as short links and links by address do.
 */
export const coordinatesIn = (mapUrl: string): Coordinates | null => {
  if (!URL.canParse(mapUrl)) return null;
  const { searchParams, pathname } = new URL(mapUrl);
  const text = decoded(mapUrl);
  return (
    inPatterns(places, text) ??
    pointOf(searchParams.get('mlat'), searchParams.get('mlon')) ??
    firstOf(parameters, (name) => inPair(searchParams.get(name))) ??
    firstOf(pathname.split('/').reverse(), (segment) => inPair(decoded(segment.replaceAll('+', ' ')))) ??
    inPatterns(views, text)
  );
};
