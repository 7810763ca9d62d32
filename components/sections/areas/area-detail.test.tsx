import { screen, within } from '@testing-library/dom';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { Footer } from '@/components/layout/footer/footer';
import { areaOf, phoneOf, siteWith } from '@/test/site';
import { AreaDetail } from './area-detail';
import { draw, hrefs } from '@/test/drawn';

const lakewood = areaOf('Lakewood', {
  pictures: ['/assets/lakewood.jpg'],
  projects: [{ name: 'Oak Street', slug: 'oak-street', pictures: [] }],
  reviews: [{ date: '2026-03-02', stars: 5, text: 'On time.' }],
});
const towns = [lakewood, areaOf('Arvada'), { ...areaOf('Golden'), slug: null }];

test('a town shows its pictures, projects, reviews and the other towns that have pages', () => {
  draw(<AreaDetail site={siteWith({ areas: towns })} area={lakewood} />);
  expect(hrefs(/Oak Street/)).toEqual(['/gallery/oak-street']);
  expect(hrefs(/Arvada/)).toEqual(['/areas/arvada']);
  expect(hrefs(/Golden/)).toEqual([]);
  expect(screen.getByRole('img', { name: 'Lakewood, picture 1 of 1' })).toBeInTheDocument();
  const reviews = screen.getByRole('region', { name: 'What customers in Lakewood say' });
  expect(within(reviews).getByText('On time.')).toBeInTheDocument();
});

test('a town has the headings of its text, and the card to call with the only form of its page', () => {
  const formatting = [{ runs: [{ text: 'The old town', bold: true as const }] }];
  const town = areaOf('Arvada', { text: 'The old town', formatting });
  draw(<AreaDetail site={siteWith({ phones: [phoneOf('303-555-0142')] })} area={town} />);
  expect(screen.getByRole('heading', { name: 'The old town', level: 2 })).toBeInTheDocument();
  expect(hrefs(/303-555-0142/)).toContain('tel:+13035550142');
  expect(document.querySelectorAll('form')).toHaveLength(1);
});

test('the map section names every town and links those with pages, also without an address', () => {
  draw(<CoverageMap site={siteWith({ areas: towns })} />);
  expect(screen.getByRole('heading', { name: 'Areas We Serve' })).toBeInTheDocument();
  expect([hrefs(/Lakewood/), hrefs(/Arvada/)]).toEqual([['/areas/lakewood'], ['/areas/arvada']]);
  expect(screen.getByText('Golden')).toBeInTheDocument();
});

test('of many towns the map section shows twelve and a link to all; a call-only site has no links', () => {
  const areas = Array.from({ length: 30 }, (_, index) => areaOf(`Town ${index}`));
  draw(<CoverageMap site={siteWith({ areas })} />);
  expect(hrefs(/^Town/)).toHaveLength(12);
  expect(hrefs(/All 30 towns/)).toEqual(['/areas']);
  draw(<CoverageMap site={siteWith({ areas, callOnly: true })} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('the footer links the towns when one of them has a page', () => {
  const score = { count: 0, average: 0 } as Parameters<typeof Footer>[0]['score'];
  const show = (areas: typeof towns) => {
    draw(<Footer site={siteWith({ areas })} score={score} />);
    return hrefs(/Areas We Serve/);
  };
  expect(show(towns)).toEqual(['/areas']);
  expect(show(towns.slice(2))).toEqual([]);
});
