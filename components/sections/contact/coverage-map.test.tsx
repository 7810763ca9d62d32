import { fireEvent, render, screen } from '@testing-library/react';
import { CoverageMap } from './coverage-map';
import type { Site } from '@/lib/content';
import { placeOf, siteWith } from '@/test/site';
import { draw, hrefs } from '@/test/drawn';

const show = (given: Partial<Site>) => draw(<CoverageMap site={siteWith(given)} />);
const denver = placeOf('Denver, CO', { mapUrl: 'https://maps.example/denver' });
const boulder = placeOf('Boulder, CO');
const title = () => screen.getByRole('heading').textContent;

test('one place: a map link, no tabs', () => {
  show({ places: [denver], milesCovered: 45 });
  expect(hrefs()).toContain('https://maps.example/denver');
  expect([screen.queryAllByRole('radio'), screen.queryAllByRole('tab')]).toEqual([[], []]);
});

test('several places: a tab for each, the first one open, each with its own map link', () => {
  show({ places: [denver, boulder] });
  const tabs = [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('tab')];
  expect(tabs).toHaveLength(2);
  expect(screen.getByLabelText('Denver, CO')).toBeChecked();
  expect(screen.getByLabelText('Boulder, CO')).not.toBeChecked();
  const links = hrefs(undefined, { hidden: true }).map(String);
  expect(links.some((href) => href === denver.mapUrl)).toBe(true);
  expect(links.some((href) => decodeURIComponent(href).includes('Boulder, CO'))).toBe(true);
});

test('each tab has its own button, and its map stays loaded while another tab is open', () => {
  document.body.replaceChildren();
  render(<CoverageMap site={siteWith({ places: [denver, boulder] })} />);
  const buttons = screen.getAllByRole('button', { name: 'Show the map', hidden: true });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[0] as HTMLElement);
  fireEvent.click(screen.getByLabelText('Boulder, CO'));
  expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['Denver, CO']);
  expect(screen.getAllByRole('button', { name: 'Show the map', hidden: true })).toHaveLength(1);
});

test("its title is the record's, else names the miles around the first address, else the place", () => {
  show({ places: [denver], milesCovered: 45, headings: { ...siteWith().headings, map: 'Where we work' } });
  expect(title()).toBe('Where we work');
  show({ places: [denver, boulder], milesCovered: 45 });
  expect(title()).toBe('We Cover 45 Miles Around Denver');
  show({ places: [denver] });
  expect(title()).toContain('Denver, CO');
});

const area = { cities: ['Otley', 'Ilkley'], isAddressHidden: true, centre: null };

test('an area: its towns, a map of the first, and no directions', () => {
  document.body.replaceChildren();
  const site = siteWith({ serviceArea: area, country: 'GB' });
  render(<CoverageMap site={site} />);
  expect(title()).toBe('We Cover Otley and Ilkley');
  expect(screen.queryAllByRole('link')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  const map = screen.getByTitle<HTMLIFrameElement>('Otley and Ilkley');
  expect(decodeURIComponent(map.src)).toContain('q=Otley, United Kingdom&');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('a distance around an area, in kilometres where they are meant', () => {
  show({ serviceArea: area, milesCovered: 50, distanceUnit: 'km' });
  expect(title()).toBe('We Cover 50 km Around Otley');
  expect(document.querySelector('.distance-label')).toHaveTextContent('50 km');
});

test('without a place there is no section', () => {
  show({ milesCovered: 45 });
  expect(document.body).toBeEmptyDOMElement();
});
