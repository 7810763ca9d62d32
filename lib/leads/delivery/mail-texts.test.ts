import type { Language } from '@/lib/language/i18n';
import { foreignWords } from '@/test/foreign-words';
import { lead } from '@/test/lead-delivery';
import { siteOf } from '@/test/records';
import { mailOf } from './mail-message';

const typed = { address: 'Calle 1', service: 'Pintura', message: 'Dos cuartos', bestWay: 'phone' };
const brought = {
  utm_source: 'boletín',
  gclid: 'Cj0K_9',
  referrer: 'a.example',
  landing_page: '/services',
};
const mailIn = (language: Language, suspicious?: string[]) => {
  const sent = lead({ ...typed, ...brought });
  Object.assign(sent.fields, {
    textConsent: { wording: 'Acepto', at: '2026-03-14T00:00:00.000Z' },
    ...(suspicious && { suspicious }),
  });
  const site = siteOf({ name: 'El Mirasol', language });
  return mailOf(sent, site, 'site@example.com', 'office@example.com', []);
};

test.each([
  ['en', 'Request for an estimate from Ana Ruiz (possible spam)'],
  ['es', 'Solicitud de presupuesto de Ana Ruiz (posible spam)'],
] as const)('the subject of a suspicious lead ends with a mark: %s', (language, subject) =>
  expect(mailIn(language, ['too-fast']).subject).toBe(subject),
);

test.each([
  ['es', 'en', 'Solicitud de presupuesto de Ana Ruiz'],
  ['en', 'es', 'Request for an estimate from Ana Ruiz'],
] as const)('a mail speaks the language of its site: %s', (language, other, subject) => {
  const { subject: heading, text, html } = mailIn(language);
  expect(heading).toBe(subject);
  const own = [
    ...Object.values({ ...typed, ...brought }),
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
