import lookUp from '@photostructure/tz-lookup';
import { coordinatesIn, type Coordinates } from './coordinates';
import { parseAddress } from './postal-address';
import { timeZoneOfAddress } from './us-time-zones';
import { zoneInCountry } from './world-time-zones';

/** The borders of tz-lookup are off by up to about 30 km. */
const TOLERANCE_DEGREES = 0.3;

const knownOffsets = new Map<string, string>();

/** The offsets of a zone in each month of this year. Kept: a country without a place asks for all of them. */
const offsetsOf = (zone: string): string => {
  const year = new Date().getUTCFullYear();
  const known = knownOffsets.get(`${year} ${zone}`);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (instant: number) =>
    format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const offsets = Array.from({ length: 12 }, (_, month) => offsetAt(Date.UTC(year, month, 15))).join();
  knownOffsets.set(`${year} ${zone}`, offsets);
  return offsets;
};

const zoneAt = ({ latitude, longitude }: Coordinates): string | null => {
  try {
    return lookUp(latitude, longitude);
  } catch {
    return null;
  }
};

/** For a point at sea tz-lookup returns a zone such as Etc/GMT+5. */
const isOnLand = (zone: string | null): zone is string => zone !== null && !zone.startsWith('Etc/');

const certainZoneAt = (point: Coordinates): string | null => {
  const zone = zoneAt(point);
  if (!isOnLand(zone)) return null;
  const steps = [-TOLERANCE_DEGREES, 0, TOLERANCE_DEGREES];
  const neighbours = steps.flatMap((north) =>
    steps.map((east) => zoneAt({ latitude: point.latitude + north, longitude: point.longitude + east })),
  );
  const offsets = new Set([zone, ...new Set(neighbours.filter(isOnLand))].map(offsetsOf));
  return offsets.size === 1 ? zone : null;
};

type Zones = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] };

const zoneOfCountry = (country: string): string | null => {
  const locale = new Intl.Locale(`und-${country}`) as Zones;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return new Set(zones.map(offsetsOf)).size === 1 ? (zones[0] ?? null) : null;
};

const zoneOfAddress = (text: string, country: string): string | null => {
  const zone = country === 'US' ? timeZoneOfAddress(text) : null;
  return zone ?? zoneInCountry(text, country) ?? zoneOfCountry(country);
};

/** The IANA time zone of a place by its map link, else its address, else its country; null when uncertain. */
export const timeZoneOf = (
  place: { address: string; mapUrl: string | null },
  country = 'US',
): string | null => {
  const point = place.mapUrl ? coordinatesIn(place.mapUrl) : null;
  const named = parseAddress(place.address, country)?.country ?? country;
  return (point && certainZoneAt(point)) ?? zoneOfAddress(place.address, named);
};

export type Located = {
  places: readonly { address: string; mapUrl: string | null }[];
  serviceArea: { centre: { timeZone: string | null } | null; cities: readonly string[] };
  country: string;
};

/** The time zone of a business by its place, else its first town, else its country; null when none tells. */
export const zoneOf = ({
  places: [place],
  serviceArea: { centre, cities },
  country,
}: Located): string | null =>
  centre?.timeZone ?? timeZoneOf(place ?? { address: cities[0] ?? '', mapUrl: null }, country);
