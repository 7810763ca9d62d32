/** What holds of every section, whatever the record says. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header';
import type { Site } from '@/lib/content';
import { parseRecord } from '@/lib/content/record/parse-record';
import { layOutInParts } from '@/lib/serving/next/inline-scripts.mjs';
import { privacyTextOf } from '@/lib/site/legal/legal-statements';
import { mapRecord } from '@/test/records';
import { sourcesIn } from '@/test/source-files';
import { areaOf, articleOf, freePageOf, serviceOf, siteFor } from '@/test/site';
import { scoreOf, type Review } from '@/lib/content/reviews/review';
import { draw } from '@/test/drawn';

/** What sections take; each takes a part of it. */
const propsFor = (site: Site, reviews: Review[]) => ({
  site,
  score: scoreOf(reviews),
  reviews,
  service: site.services[0] ?? serviceOf('Painting'),
  freePage: site.freePages[0] ?? freePageOf('Financing'),
  area: site.areas[0] ?? areaOf('Lakewood'),
  article: site.articles[0] ?? articleOf('First frost'),
  text: privacyTextOf(site),
  pictures: site.gallery,
  subject: site.name,
});
type Section = ComponentType<ReturnType<typeof propsFor>>;

const sectionFiles = readdirSync('components/sections', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.tsx$/.test(file),
);
const TSX = /\.tsx$/;
/** As an element, or an entry of a table of components. */
const isShownIn = (sources: string) => (name: string) =>
  new RegExp(`<${name}\\b|^  \\w+: ${name},$`, 'm').test(sources);

const componentsIn = (file: string) =>
  Object.entries(jest.requireActual<Record<string, Section>>(`./${file}`)).filter(
    ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
  );
const components = sectionFiles.flatMap(componentsIn);
/** Components that pages list; others are parts of them. */
const isSection = isShownIn(sourcesIn(['app'], TSX));
const sections = [
  ...components.filter(([name]) => isSection(name)),
  ...Object.entries({ Header, Footer }),
] as [string, Section][];

const show = (
  Section: Section,
  site: Site,
  reviews: Review[] = [
    { date: '2026-03-14', stars: 5 },
    { date: null, stars: 2 },
  ],
) => draw(<Section {...propsFor(site, reviews)} />);

const embedded = readdirSync('content')
  .filter((name) => /^[\w-]+\.json$/.test(name))
  .map((name) => parseRecord(JSON.parse(readFileSync(`content/${name}`, 'utf8')), name));
const demo = JSON.parse(readFileSync('content/demo.json', 'utf8')) as object;

/** The record with every text that is neither a link nor a colour replaced by markup. */
const withMarkup = mapRecord(demo, (value) =>
  typeof value === 'string' && !/^(https?:|\/assets\/|#|\d|rgb|[\w-]+@)/.test(value)
    ? '</p><img src=x onerror=alert(1)><script>alert(1)</script>'
    : value,
) as Record<string, unknown>;

/**
 * Links, pictures and headings without a name, and whatever a browser would fetch from another host by
 * itself.
 */
const flaws = () => [
  ...[...document.querySelectorAll('a')].filter(
    (link) =>
      !(link.getAttribute('aria-label') || link.textContent?.trim() || link.querySelector('img')?.alt),
  ),
  ...document.querySelectorAll(
    'img:not([alt]), :is(h1, h2, h3):empty, iframe, script[src], link[href^="http"]',
  ),
];

test('every file of this folder has a component', () =>
  expect(sectionFiles.filter((file) => componentsIn(file).length === 0)).toEqual([]));

test('every component of this folder is shown', () => {
  const isShown = isShownIn(sourcesIn(['app', 'components'], TSX));
  expect(components.map(([name]) => name).filter((name) => !isShown(name))).toEqual([]);
  expect(sections.length).toBeGreaterThan(30);
});

test('a record without content has none of the sections that show it', () => {
  const absent = sections.filter(([, Section]) => show(Section, siteFor(), []) === '').map(([name]) => name);
  const ofContent = ['AboutPoints', 'AboutStory', 'BeforeAfterList', 'PromoVideo', 'ServiceCards'];
  expect(absent).toEqual(expect.arrayContaining([...ofContent, 'SocialBlock', 'Team', 'Values']));
});

describe.each(sections)('%s', (_, Section) => {
  test('renders every embedded record and an empty one, with accessible names and nothing from other hosts', () => {
    for (const site of [...embedded, siteFor()]) {
      show(Section, site);
      expect(flaws().map((element) => element.outerHTML)).toEqual([]);
    }
    show(Section, siteFor(), []);
  });

  test('shows markup as text', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    show(Section, siteFor(withMarkup, 'markup'));
    // The one script that is the site's own (components/ui/first-screen.tsx).
    const scripts = [...document.querySelectorAll('script')].filter(
      ({ textContent }) => textContent !== layOutInParts,
    );
    expect([...scripts, ...document.querySelectorAll('[onerror], img[src="x"]')]).toEqual([]);
  });
});
