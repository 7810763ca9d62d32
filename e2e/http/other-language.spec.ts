import { expect, test } from '../fixtures';
import { embeddedRecord, type WireRecord } from '../support/embedded-records';

// Two records that name each other: each page of both names the same page of the other (hreflang). When the
// other one is gone, late or unknown: other-language.test.ts.

type Tag = { hreflang: string; href: string };

const alternatesIn = (html: string): Tag[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/gi)].map(
    ([, hreflang = '', href = '']) => ({ hreflang, href }),
  );

const services = (...names: string[]) =>
  names.map((name) => ({ name, description: [{ text: `${name}: what we do, and how we do it.` }] }));

const recordOf = (name: string, list: string[], otherLanguage?: string): WireRecord => ({
  ...embeddedRecord(name),
  dbServices: services(...list),
  ...(otherLanguage && { options: { otherLanguage } }),
});

const english = ['Interior painting', 'Exterior painting'];
const spanish = ['Pintura interior', 'Pintura exterior'];

const contents = { en: { record: embeddedRecord('demo') }, es: { record: embeddedRecord('spanish') } };

test('every page that both records have names the other in both directions; what only one has names none', async ({
  startSites,
}) => {
  const sites = await startSites(contents);
  await sites.put('en', recordOf('demo', english, sites.idOf('es')));
  await sites.put('es', recordOf('spanish', spanish, sites.idOf('en')));
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
    const expected = [
      { hreflang: 'en', href: addressOf('en', en) },
      { hreflang: 'es', href: addressOf('es', es) },
      { hreflang: 'x-default', href: addressOf('en', en) },
    ];
    for (const [name, path] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const answer = await get(name, path);
      expect([answer.status, path]).toEqual([200, path]);
      const found = alternatesIn(answer.body);
      expect(
        found.toSorted((a, b) => a.hreflang.localeCompare(b.hreflang)),
        `${name} ${path}`,
      ).toEqual(expected);
    }
  }
  for (const path of ['/privacy', '/no-such-page']) {
    const { body } = await get('en', path);
    expect(alternatesIn(body).filter(({ href }) => href.includes('no-such-page'))).toEqual([]);
  }
  const home = (await get('en', '/')).body;
  expect(home).toMatch(
    new RegExp(`<a href="https://${sites.hostOf('es')}/" lang="es" hrefLang="es"[^>]*>Español`, 'i'),
  );
});
