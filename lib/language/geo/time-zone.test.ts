import fc from 'fast-check';
import { rowsOf } from '@/test/rows';
import { timeZoneOf } from './time-zone';

const zoneOfPoint = (latitude: number, longitude: number, address = '') =>
  timeZoneOf({ address, mapUrl: `https://www.google.com/maps/@${latitude},${longitude},15z` });
const zoneOfAddress = (address: string) => timeZoneOf({ address, mapUrl: null });

test.each([
  ['Denver', 39.7462, -105.0009, 'America/Denver'],
  ['Pueblo', 38.2692, -104.6083, 'America/Denver'],
  ['Miami, on the coast', 25.7617, -80.1918, 'America/New_York'],
  ['Phoenix', 33.4484, -112.074, 'America/Phoenix'],
  ['Honolulu', 21.3069, -157.8583, 'Pacific/Honolulu'],
  ['Anchorage', 61.2181, -149.9003, 'America/Anchorage'],
  ['San Juan', 18.4655, -66.1057, 'America/Puerto_Rico'],
  ['San Diego, next to Tijuana', 32.7157, -117.1611, 'America/Los_Angeles'],
  ['Madrid', 40.4168, -3.7038, 'Europe/Madrid'],
])('the coordinates of %s', (_, latitude, longitude, zone) =>
  expect(zoneOfPoint(latitude, longitude)).toBe(zone),
);

test('near a border of zones the address decides, else the zone is null', () => {
  expect([
    zoneOfPoint(32.461, -84.9877),
    zoneOfPoint(32.461, -84.9877, '100 Broadway, Columbus, GA 31901'),
    zoneOfPoint(32.4709, -85.0008, '100 Broad Street, Phenix City, AL 36867'),
  ]).toEqual([null, 'America/New_York', null]);
});

test('coordinates take precedence over the address, except at sea', () => {
  expect(zoneOfPoint(41.8781, -87.6298, 'Denver, CO 80202')).toBe('America/Chicago');
  expect(zoneOfPoint(36, -50, 'Denver, CO 80202')).toBe('America/Denver');
  expect(zoneOfPoint(36, -50)).toBeNull();
});

test.each(rowsOf('lib/language/geo/zones.txt'))('the zone of %s is %s', (text, zone) =>
  expect(timeZoneOf({ address: text.slice(3), mapUrl: null }, text.slice(0, 2)) ?? '').toBe(zone),
);

test('a map link decides in every country', () => {
  const mapUrl = 'https://www.google.com/maps/@43.5448,-80.2482,15z';
  expect(timeZoneOf({ address: 'Guelph', mapUrl }, 'CA')).toBe('America/Toronto');
});

test('any text and any point give a zone that Intl knows, or null', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (address, latitude, longitude) => {
        const [north, east] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(4)));
        for (const zone of [zoneOfAddress(address), zoneOfPoint(north ?? 0, east ?? 0, address)])
          expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone ?? 'UTC' })).not.toThrow();
      },
    ),
  );
});
