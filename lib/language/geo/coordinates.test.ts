import { coordinatesIn } from './coordinates';

const denver = { latitude: 39.7, longitude: -104.9 };

test.each([
  [
    'the centre of a map',
    'https://www.google.com/maps/place/1200+Larimer+Street,+Denver,+CO+80204/@39.7,-104.9,15z',
  ],
  ['a satellite view', 'https://www.google.com/maps/@39.7,-104.9,1500m/data=!3m1!1e3'],
  [
    'a pin',
    'https://www.google.com/maps/place/Acme/@39.9,-105.2,15z/data=!3m1!4b1!4m6!3m5!1s0x876c:0x1!8m2!3d39.7!4d-104.9!16s%2Fg%2F1',
  ],
  ['an encoded pin', 'https://www.google.com/maps/place/Acme/data=%214m2%213m1%213d39.7%214d-104.9'],
  [
    'directions',
    'https://www.google.com/maps/dir//Acme/@39.9,-105.2,12z/data=!4m8!4m7!1m0!1m5!1m1!1s0x1:0x2!2m2!1d-104.9!2d39.7',
  ],
  [
    'an embedded map',
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3067.5!2d-104.9!3d39.7!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!5e0',
  ],
  [
    'an embedded map of a street',
    'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d76.25!2d-104.9!3d39.7!2m3!1f0!2f0!3f0',
  ],
  ['q', 'https://maps.google.com/?q=39.7,-104.9'],
  ['q with loc:', 'https://maps.google.com/maps?q=loc:39.7,-104.9&z=15'],
  ['q with a space', 'https://maps.google.com/?q=39.7,+-104.9'],
  ['query, encoded', 'https://www.google.com/maps/search/?api=1&query=39.7%2C-104.9'],
  ['ll next to an address', 'https://maps.apple.com/?q=1200+Larimer+Street&ll=39.7,-104.9'],
  ["Apple's coordinate", 'https://maps.apple.com/place?coordinate=39.7,-104.9&name=Acme'],
  ['center', 'https://www.google.com/maps/@?api=1&map_action=map&center=39.7%2C-104.9&zoom=12'],
  ['a destination and a centre', 'https://www.google.com/maps/dir/?api=1&destination=39.7,-104.9&center=1,1'],
  ["Bing's cp", 'https://www.bing.com/maps?cp=39.7~-104.9&lvl=15'],
  ['a path', 'https://www.google.com/maps/search/39.7,+-104.9/@40.1,-105.2,15z'],
  ['an encoded path', 'https://www.google.com/maps/place/39.7%2C-104.9'],
  ['the end of a route', 'https://www.google.com/maps/dir/38.2,-104.6/39.7,-104.9/'],
  ["OpenStreetMap's marker", 'https://www.openstreetmap.org/?mlat=39.7&mlon=-104.9#map=15/40.1/-105.2'],
  ["OpenStreetMap's view", 'https://www.openstreetmap.org/#map=15/39.7/-104.9'],
])('reads %s', (_, url) => expect(coordinatesIn(url)).toEqual(denver));

test('the scale of an embedded map is not read as a longitude', () => {
  expect(
    coordinatesIn(
      'https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d76.25!2d-87.65!3d41.88!2m3!1f0!2f0!3f0',
    ),
  ).toEqual({ latitude: 41.88, longitude: -87.65 });
});

test('reads south and east, whole degrees and many decimals', () => {
  expect([
    coordinatesIn('https://a.example/?q=-33.8567844,151.213108'),
    coordinatesIn('https://a.example/?q=12,-8'),
  ]).toEqual([
    { latitude: -33.8567844, longitude: 151.213108 },
    { latitude: 12, longitude: -8 },
  ]);
});

test.each([
  'https://maps.app.goo.gl/AbCdEf123',
  'https://www.google.com/maps/place/1200+Larimer+Street,+Denver,+CO+80204',
  'https://www.google.com/maps?q=1200,+Larimer',
  'https://a.example/?q=91.5,10.5',
  'https://a.example/?q=39.7,-190.1',
  'https://a.example/?q=0,0',
  'https://a.example/?ll=',
  'https://a.example/?mlat=39.7',
  'https://a.example/%E0%A4%A',
  'not a link',
  '',
  'https://a.example/?q=39.7,-104.9,15',
])('%j holds no coordinates', (url) => expect(coordinatesIn(url)).toBeNull());

test('a pattern with an impossible point is skipped', () => {
  expect(coordinatesIn('https://www.google.com/maps/place/Acme/@39.7,-104.9,15z/data=!3d0!4d0')).toEqual(
    denver,
  );
});
