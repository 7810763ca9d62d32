import lookUp from '@photostructure/tz-lookup';
import { coordinatesIn, type Coordinates } from './coordinates';
import { timeZoneOfAddress } from './us-time-zones';

/** Degrees: about 30 km. Near a border the map of zones is drawn too roughly to be believed. */
const AROUND = 0.3;

const aYearOfClocks = (zone: string): string => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const year = new Date().getUTCFullYear();
  return Array.from(
    { length: 12 },
    (_, month) =>
      format.formatToParts(Date.UTC(year, month, 15)).find(({ type }) => type === 'timeZoneName')?.value,
  ).join();
};

const zoneAt = ({ latitude, longitude }: Coordinates): string | null => {
  try {
    return lookUp(latitude, longitude);
  } catch {
    return null;
  }
};

/** The sea has zones by longitude, which no business keeps. */
const isOnLand = (zone: string | null): zone is string => zone !== null && !zone.startsWith('Etc/');

/** The zone of a point, when the clocks all around it show the same time the year round. */
const timeZoneAt = (point: Coordinates): string | null => {
  const zone = zoneAt(point);
  if (!isOnLand(zone)) return null;
  const around = [-AROUND, 0, AROUND].flatMap((north) =>
    [-AROUND, 0, AROUND].map((east) =>
      zoneAt({ latitude: point.latitude + north, longitude: point.longitude + east }),
    ),
  );
  const clocks = new Set([zone, ...new Set(around.filter(isOnLand))].map(aYearOfClocks));
  return clocks.size === 1 ? zone : null;
};

/**
 * The IANA time zone of a place: by the coordinates in its map link, else by the US state or ZIP code in its address. Null where
 * neither is certain.
 */
export const timeZoneOf = ({
  address,
  mapUrl,
}: {
  address: string;
  mapUrl: string | null;
}): string | null => {
  const point = mapUrl ? coordinatesIn(mapUrl) : null;
  return (point && timeZoneAt(point)) ?? timeZoneOfAddress(address);
};
