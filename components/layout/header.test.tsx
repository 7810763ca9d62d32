import { screen, within } from '@testing-library/dom';
import { Header } from './header';
import type { Site } from '@/lib/content';
import { phoneOf, serviceOf, siteWith } from '@/test/site';
import { draw, hrefs } from '@/test/drawn';

const show = (given: Partial<Site>) => draw(<Header site={siteWith(given)} />);
const business: Partial<Site> = {
  name: 'Bluestem & Brush',
  phones: [phoneOf('303-555-0142'), phoneOf('720-555-0118')],
  openingHours: [
    { days: 'Monday - Friday', hours: '8-6' },
    { days: 'Saturday', hours: '9-2' },
  ],
  services: [serviceOf('Painting'), serviceOf('Deck And Fence')],
  servicePages: true,
  social: [{ name: 'Facebook', network: 'facebook', url: 'https://www.facebook.com/a', picture: null }],
};
const withProjects: Partial<Site> = {
  ...business,
  projectsInNavigation: true,
  projects: [{ name: 'Larch House', slug: 'larch-house', pictures: ['/a.jpg'] }],
};

test('it has a link to Home, the first phone, the first day and hours, and one button', () => {
  show(business);
  expect(screen.getByRole('link', { name: 'Bluestem & Brush, home' })).toHaveAttribute('href', '/');
  for (const phone of screen.getAllByRole('link', { name: 'Call 303-555-0142' }))
    expect(phone).toHaveAttribute('href', 'tel:+13035550142');
  expect(document.body.textContent).not.toContain('720-555-0118');
  expect(document.body.textContent).toContain('Monday - Friday');
  expect(document.body.textContent).not.toContain('Saturday');
  for (const button of screen.getAllByRole('link', { name: 'Free estimate' }))
    expect(button).toHaveAttribute('href', '/contact');
});

test('the wide menu and the phone menu have the same entries, and the services below Services', () => {
  show(business);
  const menus = screen
    .getAllByRole('navigation', { name: 'Main', hidden: true })
    .map((of) => hrefs(undefined, { of, hidden: true }));
  expect(menus.length).toBeGreaterThanOrEqual(2);
  for (const menu of menus)
    expect(menu).toEqual(['/', '/about', '/services', '/painting', '/deck-and%20fence', '/contact']);
});

test('the menu bar has the social icons and, for a scrolled page, phone and estimate button', () => {
  show(business);
  const of = document.querySelector('.bar-swap') as HTMLElement;
  expect(hrefs(undefined, { of })).toEqual(['https://www.facebook.com/a', 'tel:+13035550142', '/contact']);
});

test('on a phone the first day and hours are in the menu, and on a call-only site below the bar', () => {
  const hours = () =>
    [...document.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Monday - Friday, 8-6');
  show(business);
  expect(hours().map((line) => line.closest('details') !== null)).toEqual([true]);
  show({ ...business, callOnly: true });
  expect(hours().map((line) => line.closest('details') !== null)).toEqual([false]);
  show({ name: 'A', callOnly: true });
  expect(document.querySelector('p')).toBeNull();
});

test('a call-only site has neither menu nor social icons, and its button calls', () => {
  show({ ...business, callOnly: true });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  expect(hrefs().filter((href) => href !== '/' && href !== 'tel:+13035550142')).toEqual([]);
});

test('without scripts the dropdown buttons of the wide menu are not focusable and announce no state', () => {
  show(business);
  const button = screen.getByRole('button', { name: 'Services menu' });
  expect(button).toHaveAttribute('tabindex', '-1');
  expect(button).not.toHaveAttribute('aria-expanded');
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(
    within(list as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Painting', 'Deck And Fence']);
  expect(screen.queryByRole('button', { name: 'Gallery menu' })).toBeNull();
});

test('submenus of the bar are at most 300 px (services) and 200 px (projects) high, those of the phone are whole', () => {
  show(withProjects);
  const heightsOf = (href: string) =>
    [...document.querySelectorAll(`a[href="${href}"]`)].map(
      (link) => /max-h-\[(\d+)px\]/.exec(link.closest('ul')?.className ?? '')?.[1],
    );
  expect([heightsOf('/painting'), heightsOf('/gallery/larch-house')]).toEqual([
    [undefined, '300'],
    [undefined, '200'],
  ]);
});
