import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { serviceOf, siteWith } from '@/test/site';
import { ServiceRows } from './service-rows';
import { draw } from '@/test/drawn';

const services = Array.from({ length: 30 }, (_, index) =>
  serviceOf(`S${index}`, { text: `${index} ${'x'.repeat(2_000)}` }),
);
const longest = (given: Parameters<typeof siteWith>[0]) => {
  draw(<ServiceRows site={siteWith(given)} />);
  return Math.max(...[...document.querySelectorAll('p')].map((text) => text.textContent?.length ?? 0));
};

test('the texts of all services show in full, unless they are very long: their pages have the rest', () => {
  expect(longest({ services: services.slice(0, 18), servicePages: true })).toBeGreaterThan(2_000);
  expect(longest({ services, servicePages: false })).toBe(303);
  expect(screen.getAllByRole('link', { name: /S29/ })[0]).toHaveAttribute('href', '/s29');
  expect(longest({ services, servicePages: true })).toBe(303);
  expect(screen.getAllByRole('link', { name: /S29/ })[0]).toHaveAttribute('href', '/s29');
});

test('more than eight rows are small: in two columns on wide screens, with small buttons', () => {
  const isOfMany = (count: number) => {
    longest({ services: services.slice(0, count) });
    expect(document.querySelectorAll('a.btn[href="/contact"]')).toHaveLength(count);
    const small = document.querySelectorAll('a.btn-small').length;
    return document.querySelector('.service-rows-many') !== null && small === count;
  };
  expect([isOfMany(8), isOfMany(9)]).toEqual([false, true]);
});

test('of many rows the first of a service is shown, and its further descriptions are folded', () => {
  const block = (text: string) => ({ text, formatting: null, picture: null, points: ['Point'] });
  const given = (count: number) =>
    services.slice(0, count).map((service) => ({ ...service, blocks: [block('First'), block('Second')] }));
  const folded = (count: number) => {
    longest({ services: given(count), servicePages: true });
    return [...document.querySelectorAll('details')].map(({ textContent }) => textContent);
  };
  expect(folded(4)).toEqual([]);
  expect(folded(5)).toEqual(Array(5).fill('MoreSecondPointFree estimate'));
  expect(document.querySelectorAll('a.btn-small[href="/contact"]')).toHaveLength(10);
  expect(screen.getAllByRole('heading')).toHaveLength(5);
});

test("a service's name leads to its page, and names of few rows have the size of the longest word of all", () => {
  const named = ['Fence', 'Refurbishments'].map((name) => serviceOf(name));
  longest({ services: named, servicePages: true });
  expect(screen.getByRole('link', { name: 'Fence' })).toHaveAttribute('href', '/fence');
  const sized = [...document.querySelectorAll<HTMLElement>('[style*="--word"]')];
  expect(sized.map(({ localName, style }) => [localName, style.getPropertyValue('--word')])).toEqual([
    ['section', '14'],
  ]);
});

test('rows in groups stand below the title of their group', () => {
  const [first, second, third] = services.map((service, index) => ({
    ...service,
    ...(index < 2 && { group: 'Walls' }),
  }));
  longest({ services: [first, second, third].flatMap((service) => service ?? []) });
  const titles = screen
    .getAllByRole('heading')
    .map(({ localName, textContent }) => `${localName} ${textContent}`);
  expect(titles).toEqual(['h2 Walls', 'h3 S0', 'h3 S1', 'h2 More services', 'h3 S2']);
});

test('a long list in groups without pictures has links of words in place of equal buttons', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...serviceOf(`S${index}`), group: 'Walls' }));
  longest({ services: ten, servicePages: true });
  expect(document.querySelectorAll('.btn')).toHaveLength(0);
  expect(screen.getAllByRole('link', { name: 'S3' })).toHaveLength(1);
});

test('of very many texts with many points only the first of each service shows, without its points', () => {
  const points = Array.from({ length: 8 }, (_, index) => `Point ${index} of this service`);
  const block = { text: 'Long text. '.repeat(200), formatting: null, picture: null, points };
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...serviceOf(`S${index}`),
    blocks: [block, block, block],
  }));
  const html = renderToStaticMarkup(<ServiceRows site={siteWith({ services: many, servicePages: true })} />);
  expect(html.length).toBeLessThan(70_000);
  expect(html).not.toContain('Point 0');
  expect(html.match(/<h2/g)).toHaveLength(30);
});
