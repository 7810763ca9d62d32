import { siteOf, type Given } from '@/test/records';
import { tradeNamed } from '@/lib/content/business/trades';
import type { Site } from '@/lib/content/record/site';
import { pageMetadata } from './page-metadata';
import { standardTexts } from './page-texts';

const metadata = (given: Given, options: { page?: string; path?: string } = { path: '/about' }) => {
  const site = siteOf(given, 'demo');
  return pageMetadata({ site, page: 'About', texts: standardTexts(site, 'About'), ...options });
};

test('a page with a path is indexable and has a canonical URL; one without is not indexable', () => {
  expect(metadata({})).toMatchObject({
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    alternates: { canonical: '/about' },
    metadataBase: new URL('http://localhost:3000'),
  });
  const hidden = metadata({}, {});
  expect(hidden.robots).toMatchObject({ index: false });
  expect(hidden.alternates).toBeUndefined();
});

const iconOf = (given: Given) => (metadata(given).icons as { icon: string }).icon;

test("the icon is the record's, else the business's initial on its colour", () => {
  expect(iconOf({ favicon: '/assets/demo/favicon.svg' })).toBe('/assets/demo/favicon.svg');
  expect(iconOf({ favicon: 'http://pictures.example/icon.png' })).toBe('https://pictures.example/icon.png');
  const drawn = decodeURIComponent(iconOf({ name: 'élan', mainColour: 'rgb(10 20 30)' }));
  expect(drawn).toContain('>É</text>');
  expect(drawn).toContain('fill="#0a141e"');
});

test("the icon of a record that names its trade is the trade's drawing, unless it has one of its own", () => {
  const dentist = { ...siteOf({ name: 'Larkspur' }), trade: tradeNamed('dentist') };
  const iconFor = (site: Site) =>
    (pageMetadata({ site, page: 'About', texts: standardTexts(site, 'About') }).icons as { icon: string })
      .icon;
  const drawn = decodeURIComponent(iconFor(dentist));
  expect(drawn).toMatch(/<path [^>]*d="M12 4\.5/);
  expect(drawn).not.toContain('<text');
  expect(iconFor({ ...dentist, favicon: '/assets/own.svg' })).toBe('/assets/own.svg');
});

test.each(['<script>', '&amp;', '"quoted"', '👩‍👩‍👧 Familie', '\u00df'])(
  'the drawn icon of %j is well-formed',
  (name) => {
    const icon = iconOf({ name });
    expect(icon).toMatch(/^data:image\/svg\+xml,[^<>"\s]+$/);
    expect(decodeURIComponent(icon)).not.toMatch(/<script|&(?!amp;)/);
  },
);

test("the meta tags of a site's verification are in its pages, and in no others", async () => {
  const { setSitesOfTable } = await import('@/lib/content/hosts/hosts');
  setSitesOfTable([['www.a.example', { page: 'demo', verification: { google: 'abcdefghij-KLMNOP' } }]]);
  expect(metadata({}).verification).toEqual({ other: { 'google-site-verification': 'abcdefghij-KLMNOP' } });
  setSitesOfTable([['www.a.example', 'demo']]);
  expect(metadata({}).verification).toBeUndefined();
});
