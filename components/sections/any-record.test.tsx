import { readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasPage, type Service, type Site, type WithPage } from '@/lib/content/domain/site';
import { parseRecord } from '@/lib/content/parse-record';
import { scoreOf, type Review, type Score } from '@/lib/content/reviews/review';
import { layOutInParts } from '@/lib/serving/next/inline-scripts.mjs';
import { privacyTextOf, type LegalText } from '@/lib/site/pages/legal-statements';
import { mapRecord } from '@/test/records';
import { serviceOf, siteFor } from '@/test/site';

/** Each section takes a part of these. */
type Props = { site: Site; score: Score; reviews: Review[]; service: WithPage<Service>; text: LegalText };

const files = [
  ...readdirSync('components/sections', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => `sections/${file}`),
  'layout/header.tsx',
  'layout/footer/footer.tsx',
];

const sectionsOf = async (file: string) => {
  const exported: Record<string, unknown> = await import(`@/components/${file}`);
  const sections = Object.entries(exported).filter(([name]) => /^[A-Z]/.test(name));
  expect(sections).not.toEqual([]);
  return sections.map(([, section]) => section as ComponentType<Props>);
};

const show = (
  Section: ComponentType<Props>,
  site: Site,
  reviews: Review[] = [
    { date: '2026-03-14', stars: 5 },
    { date: null, stars: 2 },
  ],
) => {
  document.body.innerHTML = renderToStaticMarkup(
    <Section
      site={site}
      score={scoreOf(reviews)}
      reviews={reviews}
      service={site.services.find(hasPage) ?? serviceOf('Decks')}
      text={privacyTextOf(site)}
    />,
  );
};

const embedded = readdirSync('content')
  .filter((name) => /^[\w-]+\.json$/.test(name))
  .map((name) => parseRecord(JSON.parse(readFileSync(`content/${name}`, 'utf8')), name));
const demo = JSON.parse(readFileSync('content/demo.json', 'utf8')) as object;

const MARKUP = '</p><img src=x onerror=alert(1)><script>alert(1)</script>';

const withMarkup = (record: unknown) =>
  mapRecord(record, (value, _, kind) => (kind === 'text' || kind === 'line of text' ? MARKUP : value));

/** Links, pictures and headings without a name, and what a browser would fetch from another host. */
const flaws = () => [
  ...[...document.querySelectorAll('a')].filter(
    (link) =>
      !(link.getAttribute('aria-label') || link.textContent?.trim() || link.querySelector('img')?.alt),
  ),
  ...document.querySelectorAll(
    'img:not([alt]), :is(h1, h2, h3):empty, iframe, script[src], link[href^="http"]',
  ),
];

describe.each(files)('%s', (file) => {
  test('renders every embedded record and an empty one, with accessible names and nothing from other hosts', async () => {
    for (const Section of await sectionsOf(file)) {
      for (const site of [...embedded, siteFor()]) {
        show(Section, site);
        expect(flaws().map((element) => element.outerHTML)).toEqual([]);
      }
      show(Section, siteFor(), []);
    }
  });

  test('shows markup as text', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const Section of await sectionsOf(file)) {
      show(Section, siteFor(withMarkup(demo) as Record<string, unknown>, 'markup'));
      // The one script that is the site's own (components/ui/first-screen.tsx).
      const scripts = [...document.querySelectorAll('script')].filter(
        ({ textContent }) => textContent !== layOutInParts,
      );
      expect([...scripts, ...document.querySelectorAll('[onerror], img[src="x"]')]).toEqual([]);
    }
  });
});
