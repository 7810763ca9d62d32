import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoverageMap } from './coverage-map';
import { siteFor } from '@/lib/content/testing';

const show = (dbPrincipal: object, more: object = {}) => {
  document.body.innerHTML = renderToStaticMarkup(<CoverageMap site={siteFor({ dbPrincipal, ...more })} />);
};
const denver = { address: 'Denver, CO', url: 'https://maps.example/denver' };
const boulder = { address: 'Boulder, CO' };
const title = () => screen.getByRole('heading').textContent;

test('one place: a map link, no tabs', () => {
  show({ location: [denver], miles: 45 });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('https://maps.example/denver');
  expect([screen.queryAllByRole('radio'), screen.queryAllByRole('tab')]).toEqual([[], []]);
});

test('several places: a tab for each, the first one open, each with its own map link', () => {
  show({ location: [denver, boulder] });
  const tabs = [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('tab')];
  expect(tabs).toHaveLength(2);
  expect(screen.getByLabelText('Denver, CO')).toBeChecked();
  expect(screen.getByLabelText('Boulder, CO')).not.toBeChecked();
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
  expect(links.some((href) => href === denver.url)).toBe(true);
  expect(links.some((href) => decodeURIComponent(href).includes('Boulder, CO'))).toBe(true);
});

test('each tab has a button of its own, and its map stays while another tab is looked at', () => {
  document.body.replaceChildren();
  render(<CoverageMap site={siteFor({ dbPrincipal: { location: [denver, boulder] } })} />);
  const buttons = screen.getAllByRole('button', { name: 'Show the map', hidden: true });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[0] as HTMLElement);
  fireEvent.click(screen.getByLabelText('Boulder, CO'));
  expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['Denver, CO']);
  expect(screen.getAllByRole('button', { name: 'Show the map', hidden: true })).toHaveLength(1);
});

test('its title is the record\'s, else the miles around the first address, else the place', () => {
  show({ location: [denver], miles: 45 }, { labels: { general: { titleMap: 'Where we work' } } });
  expect(title()).toBe('Where we work');
  show({ location: [denver, boulder], miles: 45 });
  expect(title()).toBe('We Cover 45 Miles Around Denver, CO');
  show({ location: [denver] });
  expect(title()).toContain('Denver, CO');
});

test('nothing of a map service is loaded before a visitor asks', () => {
  show({ location: [denver, boulder], miles: 45 });
  expect(document.body.innerHTML).not.toMatch(/<(iframe|img|script)[^>]+src="https?:/);
});

test('without a place there is no section', () => {
  show({ miles: 45 });
  expect(document.body).toBeEmptyDOMElement();
});
