import type { Language } from '@/lib/language/i18n';
import { siteOf } from '@/test/records';
import { wordsOf } from '@/test/dictionaries';
import { mailOf } from './mail';
import { fieldsFor } from '@/test/leads';

const said = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: '(555) 201-3344',
  address: 'Calle 1',
  service: 'Pintura',
  message: 'Dos cuartos',
  bestWay: 'phone',
  page: '/contact',
  utm_source: 'boletín',
};
const fields = { ...fieldsFor(said), textConsent: { wording: 'Acepto', at: '2026-03-14T00:00:00.000Z' } };
const mail = (language: Language) =>
  mailOf(
    { id: 'a', site: 'test', fields, receivedAt: 1 } as unknown as Parameters<typeof mailOf>[0],
    siteOf({ name: 'El Mirasol', language }),
    'site@example.com',
    'office@example.com',
    [],
  );

test.each([
  ['es', 'en', 'Solicitud de presupuesto de Ana Ruiz'],
  ['en', 'es', 'Request for an estimate from Ana Ruiz'],
] as const)('a mail speaks the language of its site: %s', (language, other, subject) => {
  const { subject: heading, text, html } = mail(language);
  expect(heading).toBe(subject);
  const own = [...Object.values(said), 'Acepto', 'http://localhost:3000/contact'];
  expect(wordsOf(other, [heading, ...text.split('\n'), ...html.split(/<[^>]*>/)], own)).toEqual([]);
});
