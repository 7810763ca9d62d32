import { fireEvent, screen, within } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { Header } from './header';
import { Menus } from '@/components/islands/menus/menus';
import { phoneOf, serviceOf, siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const site = siteWith({
  phones: [phoneOf('303-555-0142')],
  services: [serviceOf('Painting'), serviceOf('Deck And Fence')],
  servicePages: true,
  projectsInNavigation: true,
  projects: [{ name: 'Larch House', slug: 'larch-house', pictures: ['/a.jpg'] }],
});

const start = () => {
  jest.mocked(usePathname).mockReturnValue('/');
  draw(<Header site={site} />);
  const outside = document.body.appendChild(document.createElement('button'));
  const view = render(<Menus />);
  const goTo = (path: string) => {
    jest.mocked(usePathname).mockReturnValue(path);
    view.rerender(<Menus />);
  };
  return { outside, goTo };
};
const button = (name = 'Services menu') => screen.getByRole('button', { name });
const item = (name?: string) => button(name).parentElement as HTMLElement;
const link = (name: string) => within(item()).getByRole('link', { name });
const isOpen = (name?: string) => button(name).getAttribute('aria-expanded') === 'true';
const phoneMenu = () => document.querySelector('header details') as HTMLDetailsElement;
const submenus = () => [...phoneMenu().querySelectorAll('details')];
// jsdom has no pointer events.
const pointer = (type: 'enter' | 'leave', pointerType: string) =>
  item().dispatchEvent(Object.assign(new Event(`pointer${type}`), { pointerType }));
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('a mouse opens a dropdown on entering and closes it on leaving; a touch does neither', () => {
  start();
  expect([isOpen(), button().tabIndex]).toEqual([false, 0]);
  pointer('enter', 'mouse');
  expect([isOpen(), isOpen('Gallery menu')]).toEqual([true, false]);
  pointer('leave', 'mouse');
  expect(isOpen()).toBe(false);
  pointer('enter', 'touch');
  expect(isOpen()).toBe(false);
});

test('a touch on its button opens and closes a dropdown, and one elsewhere closes it', () => {
  const { outside } = start();
  const tap = () => {
    pointer('enter', 'touch');
    fireEvent.pointerDown(button());
    pointer('leave', 'touch');
    fireEvent.click(button(), { detail: 1 });
  };
  tap();
  expect(isOpen()).toBe(true);
  tap();
  expect(isOpen()).toBe(false);
  tap();
  fireEvent.pointerDown(outside);
  expect(isOpen()).toBe(false);
});

test('focus opens a dropdown, keeps it open inside, and closes it on leaving', () => {
  const { outside } = start();
  link('Services').focus();
  expect(isOpen()).toBe(true);
  link('Painting').focus();
  pointer('leave', 'mouse');
  expect(isOpen()).toBe(true);
  outside.focus();
  expect(isOpen()).toBe(false);
});

test('a click on its button toggles a dropdown', () => {
  start();
  button().focus();
  fireEvent.click(button(), { detail: 1 });
  expect(isOpen()).toBe(false);
  fireEvent.click(button(), { detail: 1 });
  expect(isOpen()).toBe(true);
});

test('Enter on its button opens a dropdown, or moves focus into an open one', () => {
  start();
  button().focus();
  escape();
  button().click();
  expect([isOpen(), document.activeElement]).toEqual([true, button()]);
  button().click();
  expect([isOpen(), document.activeElement]).toEqual([true, link('Painting')]);
});

test('Esc closes what hover has opened, until the pointer enters again', () => {
  start();
  pointer('enter', 'mouse');
  escape();
  expect(isOpen()).toBe(false);
  pointer('leave', 'mouse');
  pointer('enter', 'mouse');
  expect(isOpen()).toBe(true);
});

test('Esc closes what focus has opened, until focus enters again, and keeps focus', () => {
  const { outside } = start();
  link('Services').focus();
  escape();
  expect([isOpen(), document.activeElement]).toEqual([false, link('Services')]);
  button().focus();
  expect(isOpen()).toBe(false);
  outside.focus();
  link('Services').focus();
  link('Painting').focus();
  escape();
  expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

test('other keys close nothing', () => {
  start();
  pointer('enter', 'mouse');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(isOpen()).toBe(true);
});

test('Esc closes the phone menu and returns focus to its button', () => {
  start();
  phoneMenu().open = true;
  const inside = within(phoneMenu()).getByRole('link', { name: 'About' });
  inside.focus();
  escape();
  expect([phoneMenu().open, document.activeElement]).toEqual([false, phoneMenu().querySelector('summary')]);
});

test('Esc leaves focus where it is when no menu is open', () => {
  const { outside } = start();
  outside.focus();
  escape();
  expect(outside).toHaveFocus();
});

test('a touch, a click or focus elsewhere closes the phone menu; inside it does not', () => {
  const { outside } = start();
  phoneMenu().open = true;
  fireEvent.pointerDown(phoneMenu().querySelector('nav') as HTMLElement);
  within(phoneMenu()).getByRole('link', { name: 'About' }).focus();
  expect(phoneMenu().open).toBe(true);
  fireEvent.pointerDown(outside);
  expect(phoneMenu().open).toBe(false);
  phoneMenu().open = true;
  outside.focus();
  expect(phoneMenu().open).toBe(false);
});

test('the submenus of the phone menu open and close independently', () => {
  start();
  phoneMenu().open = true;
  const [services, gallery] = submenus();
  services?.querySelector('summary')?.click();
  gallery?.querySelector('summary')?.click();
  expect(submenus().map(({ open }) => open)).toEqual([true, true]);
  services?.querySelector('summary')?.click();
  expect(submenus().map(({ open }) => open)).toEqual([false, true]);
  expect(phoneMenu().open).toBe(true);
});

test('a new page closes every menu', () => {
  const { goTo } = start();
  phoneMenu().open = true;
  pointer('enter', 'mouse');
  goTo('/about');
  expect([phoneMenu().open, isOpen()]).toEqual([false, false]);
});

test('a link to the current page closes every menu', () => {
  start();
  phoneMenu().open = true;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  within(phoneMenu()).getByRole('link', { name: 'Home' }).click();
  expect(phoneMenu().open).toBe(false);
});

test('a dropdown that is open when the script arrives stays open', () => {
  jest.mocked(usePathname).mockReturnValue('/');
  draw(<Header site={site} />);
  link('Services').focus();
  render(<Menus />);
  expect([isOpen(), isOpen('Gallery menu')]).toEqual([true, false]);
});
