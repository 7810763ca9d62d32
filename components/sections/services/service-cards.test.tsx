import { screen, within } from '@testing-library/dom';
import { ServiceCards } from './service-cards';
import { ServiceDetail } from './service-detail';
import type { Site } from '@/lib/content';
import { serviceOf, siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

const show = (given: Partial<Site>) => draw(<ServiceCards site={siteWith(given)} />);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test("a card links to the service's page when services have pages, else to the list", () => {
  const services = [serviceOf('Painting'), serviceOf('Deck And Fence')];
  show({ services });
  expect([href('Painting'), href('Deck And Fence')]).toEqual(['/services', '/services']);
  show({ services, servicePages: true });
  expect([href('Painting'), href('Deck And Fence')]).toEqual(['/painting', '/deck-and%20fence']);
});

test("a card's text is cut at 160 characters", () => {
  show({
    services: [
      serviceOf('Short', { text: 'x'.repeat(160) }),
      serviceOf('Long', { text: 'y'.repeat(161) }),
      serviceOf('Emoji', { text: '👩‍👩‍👧'.repeat(161) }),
    ],
  });
  expect(screen.getByText('x'.repeat(160))).toBeInTheDocument();
  expect(screen.getByText(`${'y'.repeat(160)}...`)).toBeInTheDocument();
  expect(screen.getByText(`${'👩‍👩‍👧'.repeat(160)}...`)).toBeInTheDocument();
});

test('phones show a text of up to 100 characters whole, of a longer one its first sentence or words', () => {
  const words = 'word '.repeat(30).trim();
  show({
    services: [
      serviceOf('Whole', { text: `One sentence here. ${words.slice(0, 79)}` }),
      serviceOf('Sentence', { text: `A first sentence of some words. ${words}` }),
      serviceOf('Words', { text: words }),
      serviceOf('Two clauses', {
        text: `If a first sentence has two clauses, ${words.slice(0, 49)}. ${words}`,
      }),
    ],
  });
  const hidden = [...document.querySelectorAll('.service-words > p')].map((text) => {
    const rest = text.querySelector('.rest');
    return [text.textContent?.replace(rest?.textContent ?? '', ''), rest?.className];
  });
  expect(hidden.map(([, name]) => name)).toEqual([undefined, 'rest', 'rest cut', 'rest']);
  expect(hidden[1]?.[0]).toBe('A first sentence of some words.');
  expect(hidden[3]?.[0]).toMatch(/^If .* word\.$/);
  expect(hidden[2]?.[0]).toMatch(/^(word ){8,9}word$/);
});

test("every service has a card, under the record's title", () => {
  show({
    services: Array.from({ length: 9 }, (_, index) => serviceOf(`Service ${index}`)),
    headings: { ...siteWith().headings, services: 'What we are good at' },
  });
  expect(screen.getAllByRole('link')).toHaveLength(9);
  expect(screen.getByRole('region', { name: 'What we are good at' })).toBeInTheDocument();
});

test('of more than nine services the others are a list', () => {
  show({ services: Array.from({ length: 30 }, (_, index) => serviceOf(`Service ${index}`)) });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(9);
  expect(screen.getAllByRole('link')).toHaveLength(30);
});

test('services in groups have small cards below the title of each group', () => {
  const services = Array.from({ length: 30 }, (_, index) => ({
    ...serviceOf(`Service ${index}`, { text: 'x'.repeat(180) }),
    ...(index < 28 && { group: `Group ${Math.floor(index / 7)}` }),
  }));
  show({ services });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Group 0', 'Group 1', 'Group 2', 'Group 3'],
    'More services',
  ]);
  expect(screen.getAllByRole('list').map((list) => list.children.length)).toEqual([7, 7, 7, 7, 2]);
  expect(screen.getAllByText(`${'x'.repeat(160)}...`)).toHaveLength(30);
});

test('services with prices and no pictures are a list of names and prices', () => {
  const amount = { from: 40, to: 40, currency: 'USD', unit: null };
  const service = { ...serviceOf('Nail Trim'), prices: [{ name: null, amount, duration: null }] };
  const rows = (given: object) => {
    show({ services: [{ ...service, ...given }, service, serviceOf('Consultation')] });
    return [...document.querySelectorAll('.named-services > li')].map(({ textContent }) => textContent);
  };
  expect(rows({})).toEqual(['Nail Trim$40Words', 'Nail Trim$40Words', 'ConsultationWords']);
  expect(rows({ prices: undefined })).toEqual([]);
  const [block] = serviceOf('A', { text: 'A' }).blocks;
  expect(rows({ blocks: [{ ...block, picture: '/a.jpg' }] })).toEqual([]);
});

test('services without pictures are large names in journal and poster, cards with plates elsewhere', () => {
  const services = [serviceOf('Painting'), serviceOf('Staining')];
  const countsIn = (...looks: Site['look'][]) =>
    looks.map((look) => {
      show({ services, look });
      const parts = ['.named-services > li', '.service-card', '.plate'];
      return parts.map((part) => document.querySelectorAll(part).length);
    });
  expect(countsIn('journal', 'poster')).toEqual(Array(2).fill([2, 0, 0]));
  expect(countsIn('classic', 'studio')).toEqual(Array(2).fill([0, 2, 2]));
  const { blocks, ...painting } = serviceOf('Painting');
  services[0] = { ...painting, blocks: blocks.map((block) => ({ ...block, picture: '/a.jpg' })) };
  expect(countsIn('journal', 'poster')).toEqual(Array(2).fill([2, 0, 0]));
  expect(countsIn('classic', 'studio')).toEqual(Array(2).fill([0, 2, 1]));
});

test('a card and the page of a service show its prices', () => {
  const amount = { from: 120, to: null, currency: 'USD', unit: 'visit' };
  const cleaning = (name: string | null) => ({
    ...serviceOf('Cleaning'),
    prices: [{ name, amount, duration: '45 min' }],
  });
  const service = cleaning(null);
  show({ services: [service] });
  expect(screen.getByText('From $120 / visit, 45 min')).toBeInTheDocument();
  const site = siteWith({ services: [service] });
  draw(<ServiceDetail site={site} service={service} />);
  expect(screen.getByText('From $120 / visit, 45 min')).toBeInTheDocument();
  draw(<ServiceDetail site={site} service={cleaning('Large')} />);
  const list = screen.getByRole('table', { name: 'Prices: Cleaning' });
  expect(within(list).getByRole('rowheader')).toHaveTextContent('Large45 min');
  expect(within(list).getByRole('cell')).toHaveTextContent('From $120 / visit');
});
