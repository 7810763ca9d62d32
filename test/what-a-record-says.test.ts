import { parseRecord } from '@/lib/content/record/parse-record';
import { lookNames } from '@/lib/content/look/looks';
import { siteOf } from '@/test/records';
import { renderPages } from '@/test/render-pages';
import record from './expected/whole-record.json';

/** Words and the pages that show them: '*' for all. */
const shown: Record<string, string> = {
  '(609) 555-0123': '*',
  '(609) 555-0124': '*',
  '$120 – $180': 'home services service',
  '45 min': 'home services service',
  '"Offer"': 'services service',
  'Gas Safe': '*',
  Rosa: 'about',
  'Closed for the holidays.': '*',
  Otley: 'reviews',
  'Thanks!': 'reviews',
};

test.each(lookNames)('%s shows what a record says, and numbers as people write them', async (look) => {
  const pages = await renderPages(parseRecord({ ...record, options: { ...record.options, look } }, 'acme'));
  for (const [words, kinds] of Object.entries(shown)) {
    const silent = pages.filter(
      ({ kind, html }) => !html.includes(words) && (kinds === '*' || kinds.split(' ').includes(kind)),
    );
    expect([words, silent.map(({ kind }) => kind)]).toEqual([words, []]);
  }
  expect(pages.filter(({ html }) => />\+?1?609555012/.test(html)).map(({ kind }) => kind)).toEqual([]);
});

const telLinks = (html: string) => [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href);
const TEXT_ONLY = '609-555-0123 (text only)';

test.each(lookNames.flatMap((look) => [true, false].map((callOnly) => ({ look, callOnly }))))(
  'a number that takes no calls is called by no link: %j',
  async ({ look, callOnly }) => {
    const site = (...phones: string[]) =>
      siteOf({ phones, callOnly, services: ['Painting'], widgets: ['callNow'], options: { look } });
    for (const { path, html } of await renderPages(site(TEXT_ONLY))) {
      expect([path, telLinks(html), html.includes('"telephone"')]).toEqual([path, [], false]);
      expect(html).toContain('href="sms:+16095550123"');
    }
    for (const { path, html } of await renderPages(site(TEXT_ONLY, '609-555-0199')))
      expect([path, new Set(telLinks(html))]).toEqual([path, new Set(['tel:+16095550199'])]);
  },
);
