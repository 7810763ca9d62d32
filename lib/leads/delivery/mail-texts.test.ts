import type { Language } from '@/lib/language/i18n';
import { foreignWords } from '@/test/foreign-words';
import { fieldsFor } from '@/test/leads';
import { siteOf } from '@/test/records';
import { mailOf } from './mail-message';

const typed = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: '(555) 201-3344',
  address: 'Calle 1',
  service: 'Pintura',
  message: 'Dos cuartos',
  bestWay: 'phone',
  page: '/contact',
};
const brought = { utm_source: 'boletín', gclid: 'Cj0K_9', referrer: 'a.example', landing_page: '/services' };
const fields = {
  ...fieldsFor({ ...typed, ...brought }),
  textConsent: { wording: 'Acepto', at: '2026-03-14T00:00:00.000Z' },
};
const mailIn = (language: Language, more: { suspicious?: string[] } = {}) =>
  mailOf(
    { id: 'a', site: 'test', fields: { ...fields, ...more }, receivedAt: 1 } as unknown as Parameters<
      typeof mailOf
    >[0],
    siteOf({ name: 'El Mirasol', language }),
    'site@example.com',
    'office@example.com',
    [],
  );

test.each([
  ['en', 'Request for an estimate from Ana Ruiz (possible spam)'],
  ['es', 'Solicitud de presupuesto de Ana Ruiz (posible spam)'],
] as const)('the subject of a suspicious lead ends with a mark: %s', (language, subject) =>
  expect(mailIn(language, { suspicious: ['too-fast'] }).subject).toBe(subject),
);

test.each([
  ['es', 'en', 'Solicitud de presupuesto de Ana Ruiz'],
  ['en', 'es', 'Request for an estimate from Ana Ruiz'],
] as const)('a mail speaks the language of its site: %s', (language, other, subject) => {
  const { subject: heading, text, html } = mailIn(language);
  expect(heading).toBe(subject);
  const own = [
    ...Object.values(typed),
    ...Object.values(brought),
    'gclid',
    'Acepto',
    'http://localhost:3000/contact',
  ];
  expect(foreignWords(other, [heading, ...text.split('\n'), ...html.split(/<[^>]*>/)], own)).toEqual([]);
});

test('a mail says what brought the visit', () =>
  expect(mailIn('en').text).toMatch(
    /^Campaign: boletín \/ gclid Cj0K_9\nCame from: a\.example\nFirst page of the visit: http\S+\/services$/m,
  ));
