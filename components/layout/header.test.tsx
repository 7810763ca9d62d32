import { screen, within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from './header';
import { siteFor } from '@/lib/content/testing';

const show = (record: Record<string, unknown>) => {
  document.body.innerHTML = renderToStaticMarkup(<Header site={siteFor(record)} />);
};
const dbPrincipal = { name: 'Bluestem & Brush', phones: [{ phone: '303-555-0142' }, { phone: '720-555-0118' }], workdays: [{ day: 'Monday - Friday' }, { day: 'Saturday' }], workHours: [{ hour: '8-6' }, { hour: '9-2' }] };
const record = { dbPrincipal, dbServices: [{ name: 'Painting' }, { name: 'Deck And Fence' }], autoGntLandingFromService: true, dbSocialMedia: { redes: [{ url: 'https://www.facebook.com/a' }] } };

test('the way home, the first phone, the first day and hours, and one button', () => {
  show(record);
  expect(screen.getByRole('link', { name: 'Bluestem & Brush, home' })).toHaveAttribute('href', '/');
  for (const phone of screen.getAllByRole('link', { name: 'Call 303-555-0142' })) expect(phone).toHaveAttribute('href', 'tel:+13035550142');
  expect(document.body.textContent).not.toContain('720-555-0118');
  expect(document.body.textContent).toContain('Monday - Friday');
  expect(document.body.textContent).not.toContain('Saturday');
  for (const button of screen.getAllByRole('link', { name: 'Free estimate' })) expect(button).toHaveAttribute('href', '/contact');
});

test('the wide menu and the phone menu have the same entries, and the services below Services', () => {
  show(record);
  const menus = screen.getAllByRole('navigation', { name: 'Main', hidden: true }).map((menu) => within(menu).getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')));
  expect(menus.length).toBeGreaterThanOrEqual(2);
  for (const menu of menus) expect(menu).toEqual(['/', '/about', '/services', '/painting', '/deck-and%20fence', '/gallery', '/contact']);
});

test('a call-only site has neither menu nor social icons, and its button calls', () => {
  show({ ...record, simpleWidgets: [null, null, null, { activo: true }] });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')).filter((href) => href !== '/' && href !== 'tel:+13035550142')).toEqual([]);
});
