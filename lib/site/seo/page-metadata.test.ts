import { siteOf, type Given } from '@/test/records';
import { tradeNamed } from '@/lib/content/domain/trades';
import type { Site } from '@/lib/content/domain/site';
import { pageMetadata } from './page-metadata';

const metadata = (given: Given, options: { page?: string; path?: string } = { path: '/about' }) =>
  pageMetadata({ site: siteOf(given, 'demo'), page: 'About', ...options });
const about = (text: string) => ({ aboutTexts: [text] });

test('the title is page name | business name', () =>
  expect(metadata({ name: 'Bluestem & Brush' }).title).toBe('About | Bluestem & Brush'));

test('the description is the first 150 characters of the about text, with dots when it is cut', () => {
  expect(metadata(about('x'.repeat(150))).description).toBe('x'.repeat(150));
  expect(metadata(about('x'.repeat(151))).description).toBe(`${'x'.repeat(150)}...`);
  expect(metadata(about(`${'👩‍👩‍👧'.repeat(150)}!`)).description).toBe(`${'👩‍👩‍👧'.repeat(150)}...`);
  expect(metadata(about('One line.\n\nAnother\tline.')).description).toBe('One line. Another line.');
});

test('without an about text the description is the next text of the record, and never empty', () => {
  const name = 'Alder Street Handyman';
  expect(metadata({ name, aboutTexts: [null, 'Second'], homeTexts: ['Home'] }).description).toBe('Second');
  expect(metadata({ name, homeTexts: ['Home'] }).description).toBe('Home');
  expect(metadata({ name, services: ['Painting'] }).description).toBe('Alder Street Handyman, Painting');
  expect(metadata({}).description).toBe('Our business');
});

test('a page with a path is indexable and has a canonical URL; one without is not indexable', () => {
  expect(metadata({})).toMatchObject({
    robots: { index: true, follow: true },
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
  const iconFor = (site: Site) => (pageMetadata({ site, page: 'About' }).icons as { icon: string }).icon;
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
