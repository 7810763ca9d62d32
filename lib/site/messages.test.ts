import { getMessages } from '@/lib/language/i18n';
import { ownWords, type WordName } from '@/lib/language/i18n/own-words';
import { messagesOf, textConsentOf } from './messages';
import { siteFor } from '@/test/site';

test('a business without own words has the messages of its language', () => {
  expect(messagesOf(siteFor())).toBe(getMessages('en'));
  expect(messagesOf({ ...siteFor(), language: 'es' })).toBe(getMessages('es'));
});

test.each(Object.keys(ownWords) as WordName[])(
  'the own word %s stands in its place, and nowhere else',
  (name) => {
    const messages = messagesOf(siteFor({ options: { words: { [name]: 'Our own words' } } }));
    const [part, text] = ownWords[name];
    const standard = getMessages('en');
    expect(messages).toEqual({ ...standard, [part]: { ...standard[part], [text]: 'Our own words' } });
  },
);

test("a trade's words stand in place of the standard ones, and the business's own over both", () => {
  const dentist = messagesOf(siteFor({ options: { trade: 'dentist' } }));
  expect(dentist.action.freeEstimate).toBe('Book an appointment');
  expect(dentist.estimatePopup.title).toBe('Request An Appointment Now');
  expect(dentist.lead.subject('Ana')).toBe('Request for an appointment from Ana');
  const own = messagesOf(siteFor({ options: { trade: 'dentist', words: { callToAction: 'Come by' } } }));
  expect([own.action.freeEstimate, own.form.submit]).toEqual(['Come by', 'Request my appointment']);
});

test.each([
  ['en', 'dentist', 'Your dentist in pictures'],
  ['es', 'peluquería', 'Su peluquería en imágenes'],
  ['es', 'artes marciales', 'Sus artes marciales en imágenes'],
  ['en', 'MedicalBusiness', 'A look inside'],
  ['en', 'mover', 'In pictures'],
] as const)('in %s the pictures of %s have the title “%s”', (language, trade, title) =>
  expect(messagesOf({ ...siteFor({ options: { trade } }), language }).section.gallery).toBe(title),
);

test.each(['painter', 'Plumber'])(
  'of a trade that gives estimates the words are the standard ones: %s',
  (trade) => expect(messagesOf(siteFor({ options: { trade } }))).toBe(getMessages('en')),
);

test('rates and purchases are named to who allows text messages in the United States and Canada alone', () => {
  const consentIn = (country: string) => textConsentOf(siteFor({ options: { country } }));
  for (const country of ['US', 'CA']) expect(consentIn(country)).toMatch(/data rates .*STOP.* purchase/);
  const plain = / may send me text messages about my request\. I can reply STOP at any time\.$/;
  expect(consentIn('GB')).toMatch(plain);
});
