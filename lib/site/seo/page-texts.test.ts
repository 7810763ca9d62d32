import { fixedPage, pagesOf } from '@/lib/site/pages/site-pages';
import { siteOf, type Given } from '@/test/records';
import { pageTexts } from './page-texts';

const textsOf = (given: Given) => pageTexts(fixedPage(siteOf(given, 'demo'), 'about'));
const about = (text: string) => ({ aboutTexts: [text] });

test('the title is page name | business name', () =>
  expect(textsOf({ name: 'Bluestem & Brush' }).title).toBe('About | Bluestem & Brush'));

test('the description is the first 150 characters of the about text, with dots when it is cut', () => {
  expect(textsOf(about('x'.repeat(150))).description).toBe('x'.repeat(150));
  expect(textsOf(about('x'.repeat(151))).description).toBe(`${'x'.repeat(150)}...`);
  expect(textsOf(about(`${'👩‍👩‍👧'.repeat(150)}!`)).description).toBe(`${'👩‍👩‍👧'.repeat(150)}...`);
  expect(textsOf(about('One line.\n\nAnother\tline.')).description).toBe('One line. Another line.');
});

test('a description by sentences does not end at a title or an initial', () => {
  const text = 'Dr. Whitfield (D.M.D., Augusta 1995) and Dr. Okonkwo have practiced since 2014. Come in.';
  const site = siteOf({ ...about(text), options: { search: { titles: 'local' } } }, 'demo');
  const { description } = pageTexts(fixedPage(site, 'about'));
  expect(description).toContain('and Dr. Okonkwo have practiced since 2014.');
});

test('without an about text the description is the next text of the record, and never empty', () => {
  const name = 'Alder Street Handyman';
  expect(textsOf({ name, aboutTexts: [null, 'Second'], homeTexts: ['Home'] }).description).toBe('Second');
  expect(textsOf({ name, homeTexts: ['Home'] }).description).toBe('Home');
  expect(textsOf({ name, services: ['Painting'] }).description).toBe('Alder Street Handyman, Painting');
  expect(textsOf({}).description).toBe('Our business');
});

const business: Given = {
  name: 'Acme Plumbing',
  places: [{ address: '12 Elm Street, Denver, CO 80204' }],
  aboutTexts: ['Acme has mended pipes since 2006.'],
  services: [
    { name: 'Sewer Repair', text: 'We find the leak with a camera. Then we mend it.' },
    { name: 'Drain Repair', text: 'We find the leak with a camera. Then we clean it.' },
    { name: 'Water Heaters', text: 'St. Paul heaters last for twenty years. Ours too.' },
    'Gas Lines',
  ],
};
const textsBy = (options: object) => {
  const pages = pagesOf(siteOf({ ...business, options }));
  return Object.fromEntries(pages.map((page) => [page.path, pageTexts(page)]));
};

test('what is shared is named by the business and its city, never Home', () => {
  const { '/': home, '/about': aboutPage } = textsBy({});
  expect(home).toMatchObject({ title: 'Home | Acme Plumbing', shareTitle: 'Acme Plumbing, Denver' });
  expect(aboutPage?.shareTitle).toBe('About | Acme Plumbing, Denver');
});

test('local titles name service and city', () => {
  const texts = textsBy({ search: { titles: 'local' } });
  expect(texts['/sewer-repair']?.title).toBe('Sewer Repair in Denver | Acme Plumbing');
  expect(texts['/contact']?.title).toBe('Contact | Acme Plumbing, Denver');
  expect(texts['/']?.title).toBe('Acme Plumbing, Denver');
  const services = [
    { name: 'Drain Repair in Denver', text: 'We clean.' },
    'Denver’s Best Pipes',
    'Gas Lines',
  ];
  const named = pagesOf(siteOf({ ...business, services, options: { search: { titles: 'local' } } }));
  expect(named.filter(({ kind }) => kind === 'service').map((page) => pageTexts(page).title)).toEqual([
    'Drain Repair in Denver | Acme Plumbing',
    'Denver’s Best Pipes | Acme Plumbing',
    'Gas Lines in Denver | Acme Plumbing',
  ]);
  const ofPlumber = textsBy({ search: { titles: 'local' }, trade: 'plumber' });
  expect(ofPlumber['/']?.title).toBe('Plumber in Denver | Acme Plumbing');
  const wide = textsBy({ search: { titles: 'local' }, serviceArea: { cities: ['Nationwide', 'Denver'] } });
  expect(wide['/sewer-repair']?.title).toBe('Sewer Repair in Denver | Acme Plumbing');
});

test('local descriptions are made of the page itself; no two pages have the same', () => {
  const texts = textsBy({ search: { titles: 'local' } });
  expect(texts['/water-heaters']?.description).toBe('St. Paul heaters last for twenty years.');
  expect(texts['/sewer-repair']?.description).toBe('Sewer Repair: We find the leak with a camera.');
  expect(texts['/gas-lines']?.description).toBe('Gas Lines: Acme has mended pipes since 2006.');
  const descriptions = Object.values(texts).map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("a page's own texts win, under any spelling of its address", () => {
  const about = { title: 'Who we are', description: 'Meet the team.', shareTitle: 'Our team' };
  const pages = {
    '/about': about,
    '/gallery': { title: 'Pictures' },
    '/deck-and fence': { description: 'Cedar.' },
  };
  const site = siteOf({ ...business, services: ['Deck And Fence'], options: { search: { pages } } });
  const texts = Object.fromEntries(pagesOf(site).map((page) => [page.path, pageTexts(page)]));
  expect(texts['/about']).toEqual({ ...about, shareDescription: 'Meet the team.' });
  expect(texts['/gallery']).toMatchObject({ title: 'Pictures', shareTitle: 'Pictures' });
  expect(texts['/deck-and%20fence']?.description).toBe('Cedar.');
});
