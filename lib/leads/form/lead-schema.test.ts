import { checkLead } from '@/lib/leads/intake/to-new-lead';
import { campaignFields, maxLengths } from './fields';
import { checkPosted } from './lead-schema';

const good = { firstName: 'Ana', phone: '(555) 201-3344', message: 'Two rooms' };
const leadOf = (posted: Record<string, unknown>) => {
  const checked = checkLead({ ...good, ...posted }, 'US');
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.lead;
};
const errorsOf = (posted: Record<string, unknown>) => {
  const checked = checkLead(posted, 'US');
  return 'errors' in checked ? checked.errors : {};
};

test('a name, a message and a phone are enough; other fields are blank', () => {
  const { firstName, phone, message, bestWay, textConsent, id, page, ...others } = leadOf({});
  expect({ firstName, phone, message }).toEqual(good);
  expect([bestWay, textConsent, id, page]).toEqual([null, false, null, null]);
  const blank = ['lastName', 'email', 'address', 'service', ...campaignFields];
  expect(others).toEqual(Object.fromEntries(blank.map((name) => [name, ''])));
});

test("all missing fields are reported at once, in the form's order", () => {
  expect(Object.entries(errorsOf({}))).toEqual([
    ['firstName', 'required'],
    ['phone', 'contact'],
    ['message', 'required'],
  ]);
  expect(errorsOf({ firstName: ' \t ', phone: '5552013344', message: '\n\n' })).toEqual({
    firstName: 'required',
    message: 'required',
  });
  expect(errorsOf({ ...good, phone: '', email: 'ana@example.com' })).toEqual({});
});

const fieldsOf = (field: string, values: string) => values.split('|').map((value) => [field, value] as const);

test.each([
  ...fieldsOf('email', "ana@example.com|ana.o'neil+site@mail.example.co.uk|ñandú@correo.example"),
  ...fieldsOf('phone', '5552013344|555-201-3344|+1 555 201 3344|1 (555) 201.3344 ext. 7|+44 20 7946 0958'),
])('as %s, %s is taken', (field, value) => expect(leadOf({ [field]: value })).toHaveProperty(field, value));

test.each([
  ...fieldsOf(
    'email',
    'ana|ana@|@example.com|ana@example|ana@b@example.com|ana@example.com, eve@example.com',
  ),
  ...fieldsOf('email', 'Ana <ana@example.com>|ana@exa mple.com|ana@example.c'),
  ...fieldsOf('phone', 'call me|12345|555201334|555 201 33445566'),
])('as %s, %s is refused', (field, value) =>
  expect(errorsOf({ ...good, [field]: value })).toEqual({ [field]: field }),
);

test("the browser's check requires seven digits of a phone number, whatever stands between them, and leaves their number to the server", () => {
  expect(checkPosted({ ...good, phone: 'call 555-014' })).toEqual({ errors: { phone: 'phone' } });
  for (const phone of ['call 555-0142', '555201334'])
    expect(checkPosted({ ...good, phone })).toHaveProperty('lead');
});

test('every field has a maximum length, in characters as browsers count them', () => {
  for (const [field, max] of Object.entries(maxLengths)) {
    if (['email', 'phone', 'service'].includes(field)) continue;
    expect(leadOf({ [field]: 'x'.repeat(max) })).toMatchObject({ [field]: 'x'.repeat(max) });
    expect(errorsOf({ ...good, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: 'tooLong' });
  }
  expect(leadOf({ service: 'x'.repeat(1000) }).service).toHaveLength(maxLengths.service);
});

test('control characters are removed, and only a message keeps its lines', () => {
  const lead = leadOf({
    firstName: ' A\u0000na\r\nBcc: eve@example.com\t',
    message: ' one\r\ntwo\rthree\u2028four\u0007\u202e ',
    utm_source: 'a\nb',
  });
  expect([lead.firstName, lead.message, lead.utm_source]).toEqual([
    'Ana Bcc: eve@example.com',
    'one\ntwo\nthree\nfour',
    'a b',
  ]);
  expect(leadOf({ email: '\u200bjoe@acme.example\ufeff', phone: '\u202a303-555-0142\u202c' })).toMatchObject({
    email: 'joe@acme.example',
    phone: '303-555-0142',
  });
  expect(leadOf({ firstName: 'José 👩‍👧 \ud800' }).firstName).toBe('José 👩‍👧 \ufffd');
});

test('a wrong hidden field is corrected instead of refused', () => {
  const id = '0F8FAD5B-D9CB-469F-A165-70867728950E';
  expect(
    leadOf({
      id,
      page: '/contact?utm_source=x#form',
      bestWay: 'email',
      textConsent: 'on',
      utm_source: 'x'.repeat(300),
    }),
  ).toMatchObject({
    id: id.toLowerCase(),
    page: '/contact',
    bestWay: 'email',
    textConsent: true,
    utm_source: 'x'.repeat(200),
  });
  expect(
    leadOf({ id: '../1', page: 'https://evil.example', bestWay: 'pigeon', textConsent: 'false' }),
  ).toMatchObject({ id: null, page: null, bestWay: null, textConsent: false });
});

test('a campaign field that cannot be one is blank', () => {
  const good = {
    gclid: 'x'.repeat(300),
    wbraid: 'Cj0_-.~9',
    referrer: 'www.search.example:8080',
    landing_page: '/about',
  };
  expect(leadOf({ ...good, landing_page: '/about?a=1#b' })).toMatchObject(good);
  expect(
    leadOf({
      gclid: 'x'.repeat(301),
      gbraid: '=cmd|calc',
      wbraid: 'two words',
      msclkid: 5,
      fbclid: '<b>',
      referrer: 'https://search.example/?q=private',
      landing_page: 'https://evil.example',
    }),
  ).toEqual(leadOf({}));
  expect(leadOf({ landing_page: `/${'x'.repeat(400)}` }).landing_page).toHaveLength(300);
});

test('values that are no text are refused without an exception', () => {
  expect(errorsOf({ firstName: {}, email: 5, phone: ['5552013344'], message: true })).toEqual({
    firstName: 'invalid',
    email: 'invalid',
    phone: 'invalid',
    message: 'invalid',
  });
});

test("a phone number is checked by the rules of the business's country", () => {
  const checked = (country: string) => checkLead({ ...good, phone: '0113 496 0123' }, country);
  expect(checked('GB')).toHaveProperty('lead');
  expect(checked('US')).toEqual({ errors: { phone: 'phone' } });
});
