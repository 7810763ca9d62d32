import { acceptedAt, picturesIn, textsIn } from './record-help';

test.each([
  ['dbPrincipal.phones[2].phone', /^Accepted \(phone number\): 10 digits, .* For example "[^"]+"\.$/],
  ['dbPrincipal.phones', /^Accepted \(list\): .* Fields: phone, name\. For example \[\{"phone":.*\}\]\.$/],
  ['dbPrincipal.phones[0]', /^Accepted \(group\): .* Fields: phone, name\. For example \{"phone":.*\}\.$/],
])('%s says what it accepts, with the fields below it and an example', (path, text) =>
  expect(acceptedAt(path)).toMatch(text),
);

test('an example of more than 300 characters is left out', () => {
  expect(acceptedAt('dbPrincipal')).toMatch(/^Accepted \(group\): .* Fields: name, .*\.$/);
  expect(acceptedAt('dbPrincipal')).not.toContain('For example');
});

test.each(['phones', 'dbPrincipal.phnoes', 'dbPrincipal.phones[0].phone.x'])('%s is no field', (path) =>
  expect(acceptedAt(path)).toBeNull(),
);

const document = {
  dbPrincipal: { name: ' Acme ', logo: '/assets/logo.png', phones: [{ name: 'Office' }, null], emails: 5 },
  dbServices: [{ name: '', description: [{ text: 'Roofs', img: 'javascript:a' }] }],
  gallery: ['/assets/a.jpg', ' ', { url: '/assets/b.jpg' }],
  unknown: 'not a field',
};

test.each([
  [
    'texts',
    textsIn,
    ['dbPrincipal.name Acme', 'dbPrincipal.phones[0].name Office', 'dbServices[0].description[0].text Roofs'],
  ],
  [
    'pictures',
    picturesIn,
    [
      'dbPrincipal.logo /assets/logo.png',
      'dbServices[0].description[0].img javascript:a',
      'gallery[0] /assets/a.jpg',
    ],
  ],
])('the %s of a record are found with their paths, usable or not', (_, find, expected) =>
  expect(find(document).map(({ path, value }) => `${path} ${value}`)).toEqual(expected),
);

test.each([null, 'text', 5, []])('%j has neither texts nor pictures', (value) =>
  expect([...textsIn(value), ...picturesIn(value)]).toEqual([]),
);
