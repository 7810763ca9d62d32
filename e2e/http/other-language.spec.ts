import { expect, test } from '../fixtures';
import { embeddedRecord, type WireRecord } from '../support/embedded-records';

// Two records that name each other: each page of both names the same page of the other (hreflang). When the
// other one is gone, late or unknown: other-language.test.ts.

/** The addresses of a page by language. */
const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/gi)].map(
      ([, language, address]) => [language, address],
    ),
  );

const recordOf = (name: string, services: string[], otherLanguage: string): WireRecord => ({
  ...embeddedRecord(name),
  dbServices: services.map((service) => ({
    name: service,
    description: [{ text: `${service}: what we do.` }],
  })),
  options: { otherLanguage },
});

const contents = { en: { record: embeddedRecord('demo') }, es: { record: embeddedRecord('spanish') } };

test('every page that both records have names the other in both directions; what only one has names none', async ({
  startSites,
}) => {
  const sites = await startSites(contents);
  await sites.put('en', recordOf('demo', ['Interior painting', 'Exterior painting'], sites.idOf('es')));
  await sites.put('es', recordOf('spanish', ['Pintura interior', 'Pintura exterior'], sites.idOf('en')));
  // Both may have been read as they were before.
  for (const name of ['en', 'es']) await sites.revalidate(name);
  const get = (name: string, path: string) => sites.ask(name, path);
  /** As in canonical links: Home without a slash. */
  const addressOf = (name: string, path: string) =>
    `https://${sites.hostOf(name)}${path === '/' ? '' : path}`;
  const pairs = [
    ['/', '/'],
    ['/about', '/about'],
    ['/contact', '/contact'],
    ['/services', '/services'],
    ['/interior-painting', '/pintura-interior'],
    ['/exterior-painting', '/pintura-exterior'],
  ] as const;
  for (const [en, es] of pairs) {
    const english = addressOf('en', en);
    const expected = { en: english, es: addressOf('es', es), 'x-default': english };
    for (const [name, path] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const { status, body } = await get(name, path);
      expect([status, alternatesIn(body)], `${name} ${path}`).toEqual([200, expected]);
    }
  }
  expect(alternatesIn((await get('en', '/no-such-page')).body)).toEqual({});
  const home = (await get('en', '/')).body;
  expect(home).toMatch(
    new RegExp(`<a href="https://${sites.hostOf('es')}/" lang="es" hrefLang="es"[^>]*>Español`, 'i'),
  );
});
