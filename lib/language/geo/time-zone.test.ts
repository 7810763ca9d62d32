import fc from 'fast-check';
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

test.each([
  ['1200 Larimer Street, Denver, CO 80204', 'America/Denver'],
  ['1200 Larimer Street, Denver CO', 'America/Denver'],
  ['Denver, CO', 'America/Denver'],
  ['Denver, Colorado, USA', 'America/Denver'],
  ['5 Main Street, Charleston, West Virginia 25301', 'America/New_York'],
  ['Richmond Virginia 23218', 'America/New_York'],
  ['12000 Main Street, Springfield, IL 62701-1234, United States', 'America/Chicago'],
  ['Phoenix, AZ 85004', 'America/Phoenix'],
  ['Window Rock, AZ 86515', null],
  ['Phoenix, Arizona', 'America/Phoenix'],
  ['Window Rock, Arizona', null],
  ['Miami, FL 33101', 'America/New_York'],
  ['Pensacola, FL 32501', 'America/Chicago'],
  ['Panama City, FL 32401', null],
  ['Tampa, Florida', 'America/New_York'],
  ['Marianna, Florida', null],
  ['El Paso, TX', 'America/Denver'],
  ['Phoenix, NY', 'America/New_York'],
  ['Austin, TX 78701', 'America/Chicago'],
  ['El Paso, TX 79901', 'America/Denver'],
  ['Van Horn, TX 79855', null],
  ['Nashville, TN 37201', 'America/Chicago'],
  ['Knoxville, TN 37901', 'America/New_York'],
  ['Lihue, HI 96766', 'Pacific/Honolulu'],
  ['San Juan, PR 00901', 'America/Puerto_Rico'],
  ['Boston 02108', 'America/New_York'],
  ['Seattle, WA', 'America/Los_Angeles'],
  ['Las Vegas, NV 89101', 'America/Los_Angeles'],
  ['Portland, OR 97201', 'America/Los_Angeles'],
  ['Denver, CO 10001', null],
  ['Kansas City, Missouri', 'America/Chicago'],
  ['Calle de la Paz 5, Madrid', null],
  ['12345', null],
  ['Suite 12345, Nowhere', null],
  ['', null],
  ['100 Washington', null],
])('the address %j', (address, zone) => expect(zoneOfAddress(address)).toBe(zone));

test.each([
  ['GB', 'Otley', 'Europe/London'],
  ['IE', '', 'Europe/Dublin'],
  ['FR', '5 rue de la Paix, 75002 Paris', 'Europe/Paris'],
  ['DE', 'Berlin', 'Europe/Berlin'],
  ['ES', 'Calle Mayor 5, 28013 Madrid', 'Europe/Madrid'],
  ['ES', 'Calle Mayor 5, 35001 Las Palmas', 'Atlantic/Canary'],
  ['ES', 'Madrid', 'Europe/Madrid'],
  ['ES', 'Calle Mayor 5, Málaga, España', 'Europe/Madrid'],
  ['ES', 'Santa Cruz de Tenerife', 'Atlantic/Canary'],
  ['ES', 'Santa Cruz', null],
  ['CA', '88 Main St, Guelph ON N1H 4E1', 'America/Toronto'],
  ['CA', '5 Main St, Kenora ON P9N 1A1', null],
  ['CA', '1 Robson St, Vancouver, BC V6B 1A1', 'America/Vancouver'],
  ['CA', 'Calgary, AB T2P 1J9', 'America/Edmonton'],
  ['CA', 'Toronto', 'America/Toronto'],
  ['CA', 'Windsor, ON', 'America/Toronto'],
  ['CA', 'Windsor, NS', 'America/Halifax'],
  ['CA', 'Windsor', null],
  ['CA', 'Richmond, BC', 'America/Vancouver'],
  ['CA', 'Dawson Creek, BC', null],
  ['CA', '12 Rideau St, Ottawa, Ontario', 'America/Toronto'],
  ['CA', 'Montréal', 'America/Toronto'],
  ['CA', 'Cochrane, AB', 'America/Edmonton'],
  ['CA', 'Cochrane, ON', null],
  ['CA', 'London, BC', null],
  ['CA', 'Cranbrook, BC', null],
  ['AU', '12 George St, Sydney NSW 2000', 'Australia/Sydney'],
  ['AU', '12 Argent St, Broken Hill NSW 2880', null],
  ['AU', '12 George St, Sydney NSW', 'Australia/Sydney'],
  ['AU', '12 Argent St, Broken Hill NSW', null],
  ['AU', 'Mildura VIC', 'Australia/Melbourne'],
  ['AU', 'Perth', 'Australia/Perth'],
])('in %s the address %j', (country, address, zone) => {
  expect(timeZoneOf({ address, mapUrl: null }, country)).toBe(zone);
});

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
        for (const zone of [
          zoneOfAddress(address),
          zoneOfPoint(Number(latitude.toFixed(4)), Number(longitude.toFixed(4)), address),
        ])
          expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone ?? 'UTC' })).not.toThrow();
      },
    ),
  );
});
