import { siteOf, type Given } from '@/test/records';
import { siteWith } from '@/test/site';
import type { Site } from '@/lib/content';
import type { Review } from '@/lib/content/reviews/review';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { indexablePages, pagesOf } from '@/lib/site/pages/site-pages';
import { llmsTxt, manifest, robots, sitemap } from './site-files';

const acme: Given = {
  name: 'Acme [Painting]',
  phones: ['303-555-0142'],
  services: ['Deck & Fence'],
  mainColour: '#1f4d3a',
};
const pathsOf = (more: Given, reviews: Known<Review[]> = { state: 'gone' }) =>
  indexablePages(siteOf({ ...acme, ...more }), reviews).map(({ path }) => path);

test('the sitemap lists every page that has content', () => {
  const least = '/ /services /contact /find-us-on /privacy /accessibility /deck-%26%20fence';
  expect(pathsOf({}).join(' ')).toBe(least);
  const full = {
    gallery: ['/assets/a.jpg'],
    projects: [
      { name: 'Barn', pictures: ['/assets/b.jpg'] },
      { name: 'Empty', pictures: [] },
    ],
    channelUrl: 'https://www.youtube.com/@acme',
    reviews: { active: true, links: ['https://example.com/r'] },
  };
  expect(pathsOf(full).join(' ')).toBe(
    '/ /services /gallery /our-videos /reviews /contact /find-us-on /privacy /accessibility ' +
      '/deck-%26%20fence /gallery/barn',
  );
  expect(pathsOf({ services: [] })).not.toContain('/services');
  expect(pathsOf({ phones: [] })).not.toContain('/find-us-on');
  expect(pathsOf({ phones: [], social: ['https://www.instagram.com/acme'] })).toContain('/find-us-on');
  const withoutClaims = (more: Partial<Site> = {}) =>
    indexablePages(siteWith({ counters: [], ...more }), { state: 'gone' }).map(({ path }) => path);
  expect(withoutClaims()).not.toContain('/about');
  expect(withoutClaims({ values: [{ title: 'Care', description: '' }] })).toContain('/about');
  expect(pathsOf({ ...full, callOnly: true })).toEqual(['/']);
});

test('the reviews page is left out only when it is known that there are no reviews', () => {
  const paths = (known: Known<Review[]>) => pathsOf({ reviews: { active: false, recordId: 'acme' } }, known);
  expect(paths({ state: 'unavailable' })).toContain('/reviews');
  expect(paths({ state: 'found', value: [{ date: null, stars: 5 }] })).toContain('/reviews');
  expect(paths({ state: 'found', value: [] })).not.toContain('/reviews');
  expect(paths({ state: 'gone' })).not.toContain('/reviews');
});

test('the sitemap escapes paths, and has lastmod only when the date is known', () => {
  const pages = pagesOf(siteOf({ services: ["A'b & <c>"] }));
  const xml = sitemap(pages, 'https://www.acme.example', null);
  expect(xml).not.toContain('lastmod');
  expect(xml).toContain('<loc>https://www.acme.example/a&#39;b-%26%20%3Cc%3E</loc>');
  const dated = sitemap(pages, 'https://www.acme.example', '2026-03-02T08:00:00.000Z');
  expect(dated.match(/<lastmod>2026-03-02T08:00:00.000Z<\/lastmod>/g)).toHaveLength(pages.length);
});

test('robots.txt names the sitemap at the canonical origin', () =>
  expect(robots('https://www.acme.example')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.acme.example/sitemap.xml\n',
  ));

test('the manifest has name, colour and icons of the business', () => {
  expect(manifest(siteOf(acme))).toMatchObject({
    name: 'Acme [Painting]',
    start_url: '/',
    lang: 'en',
    dir: 'ltr',
    theme_color: '#1f4d3a',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
  expect(manifest(siteOf({ name: 'دهانات' }))).toMatchObject({ dir: 'rtl' });
});

test('llms.txt is one heading, facts, services and pages; texts of the record are escaped', () => {
  const site = siteOf({ ...acme, aboutTexts: ['# Not a heading\n\n- <not a list>'] });
  const text = llmsTxt(site, pagesOf(site));
  const headings = text.split('\n').filter((line) => line.startsWith('#'));
  expect(headings).toEqual(['# Acme \\[Painting\\]', '## Facts', '## Services', '## Pages']);
  expect(text).toContain('> Not a heading - \\<not a list\\>');
  expect(text).toContain('- Phone: 303-555-0142\n');
  expect(text).toContain('- [Deck & Fence](http://localhost:3000/deck-%26%20fence)\n');
  const [service] = site.services;
  if (!service) throw new Error('no service');
  const amount = { from: 95, to: 120, currency: 'USD', unit: 'hour' };
  const prices = [
    { name: 'Oak', amount, duration: '2 h' },
    { name: null, amount: { ...amount, to: null }, duration: null },
  ];
  const priced = llmsTxt({ ...site, services: [{ ...service, prices }] }, pagesOf(site));
  expect(priced.replace(/\s+/g, ' ')).toContain('fence) (Oak $95 – $120 / hour, 2 h; From $95 / hour) ');
});

test('llms.txt names the closures that pages name', () => {
  const closure = { from: '2199-12-24', to: '2199-12-26', hours: null, note: 'Christmas' };
  const site = siteWith({ openingHours: [{ days: 'Mon-Fri', hours: '8-5' }], specialHours: [closure] });
  expect(llmsTxt(site, [])).toMatch(
    /^- Opening hours: Mon-Fri 8-5; December 24\s–\s26 \(Christmas\) Closed$/m,
  );
  expect(llmsTxt({ ...site, openingHours: [] }, [])).toMatch(/^- Opening hours: December 24/m);
});
