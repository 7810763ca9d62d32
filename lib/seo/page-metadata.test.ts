import { siteFor } from '@/test/site';
import { pageMetadata } from './page-metadata';

const metadata = (
  record: Record<string, unknown>,
  options: { page?: string; path?: string } = { path: '/about' },
) => pageMetadata({ site: siteFor(record, 'demo'), page: 'About', ...options });
const about = (text: string) => ({ dbAbout: [{ text }] });

test('the title is page name | business name', () =>
  expect(metadata({ dbPrincipal: { name: 'Bluestem & Brush' } }).title).toBe('About | Bluestem & Brush'));

test('the description is the first 150 characters of the about text, with dots when it is cut', () => {
  expect(metadata(about('x'.repeat(150))).description).toBe('x'.repeat(150));
  expect(metadata(about('x'.repeat(151))).description).toBe(`${'x'.repeat(150)}...`);
  expect(metadata(about(`${'👩‍👩‍👧'.repeat(150)}!`)).description).toBe(`${'👩‍👩‍👧'.repeat(150)}...`);
  expect(metadata(about('One line.\n\nAnother\tline.')).description).toBe('One line. Another line.');
});

test('without an about text the description is the next text of the record, and never empty', () => {
  const dbPrincipal = { name: 'Alder Street Handyman' };
  expect(
    metadata({ dbPrincipal, dbAbout: [null, { text: 'Second' }], dbHome: [{ text: 'Home' }] }).description,
  ).toBe('Second');
  expect(metadata({ dbPrincipal, dbHome: [{ text: 'Home' }] }).description).toBe('Home');
  expect(metadata({ dbPrincipal, dbServices: [{ name: 'Painting' }] }).description).toBe(
    'Alder Street Handyman, Painting',
  );
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

const iconOf = (record: Record<string, unknown>) => (metadata(record).icons as { icon: string }).icon;

test("the icon is the record's, else the business's initial on its colour", () => {
  expect(iconOf({ dbPrincipal: { favicon: '/assets/demo/favicon.svg' } })).toBe('/assets/demo/favicon.svg');
  const drawn = decodeURIComponent(
    iconOf({ dbPrincipal: { name: 'élan' }, styles: { mainColor: 'rgb(10 20 30)' } }),
  );
  expect(drawn).toContain('>É</text>');
  expect(drawn).toContain('fill="#0a141e"');
});

test.each(['<script>', '&amp;', '"quoted"', '👩‍👩‍👧 Familie', '\u00df'])(
  'the drawn icon of %j is well-formed',
  (name) => {
    const icon = iconOf({ dbPrincipal: { name } });
    expect(icon).toMatch(/^data:image\/svg\+xml,[^<>"\s]+$/);
    expect(decodeURIComponent(icon)).not.toMatch(/<script|&(?!amp;)/);
  },
);
