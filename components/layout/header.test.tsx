import { fireEvent, screen, within } from '@testing-library/dom';
import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from './header';
import { Menus } from '@/components/islands/menus/menus';
import type { Site } from '@/lib/content';
import { phoneOf, serviceOf, siteWith } from '@/test/site';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const show = (given: Partial<Site>) => {
  document.body.innerHTML = renderToStaticMarkup(<Header site={siteWith(given)} />);
};
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

test('the way home, the first phone, the first day and hours, and one button', () => {
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
  const menus = screen.getAllByRole('navigation', { name: 'Main', hidden: true }).map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  );
  expect(menus.length).toBeGreaterThanOrEqual(2);
  for (const menu of menus)
    expect(menu).toEqual(['/', '/about', '/services', '/painting', '/deck-and%20fence', '/contact']);
});

test('the menu bar holds the social icons and, for a scrolled page, the phone and the estimate button', () => {
  show(business);
  const swap = within(document.querySelector('.bar-swap') as HTMLElement);
  expect(swap.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.facebook.com/a',
    'tel:+13035550142',
    '/contact',
  ]);
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
  expect(
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href !== '/' && href !== 'tel:+13035550142'),
  ).toEqual([]);
});

test('every dropdown of the wide menu has a button that the keyboard passes by, and that says nothing of a state, before there is a script', () => {
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

test('open submenus are at most 300 px (services) and 200 px (projects) high in both menus', () => {
  show(withProjects);
  const heightsOf = (href: string) =>
    [...document.querySelectorAll(`a[href="${href}"]`)].map(
      (link) => /max-h-\[(\d+)px\]/.exec(link.closest('ul')?.className ?? '')?.[1],
    );
  expect([heightsOf('/painting'), heightsOf('/gallery/larch-house')]).toEqual([
    ['300', '300'],
    ['200', '200'],
  ]);
});

describe('with the script', () => {
  const start = () => {
    jest.mocked(usePathname).mockReturnValue('/');
    show(withProjects);
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

  test('a mouse opens a dropdown as it comes and closes it as it leaves; a finger does neither', () => {
    start();
    expect([isOpen(), button().tabIndex]).toEqual([false, 0]);
    pointer('enter', 'mouse');
    expect([isOpen(), isOpen('Gallery menu')]).toEqual([true, false]);
    pointer('leave', 'mouse');
    expect(isOpen()).toBe(false);
    pointer('enter', 'touch');
    expect(isOpen()).toBe(false);
  });

  test('a finger opens and closes it by its button, and closes it by a touch elsewhere', () => {
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

  test('the keyboard opens it as it comes, keeps it while it is inside, and closes it as it leaves', () => {
    const { outside } = start();
    link('Services').focus();
    expect(isOpen()).toBe(true);
    link('Painting').focus();
    pointer('leave', 'mouse');
    expect(isOpen()).toBe(true);
    outside.focus();
    expect(isOpen()).toBe(false);
  });

  test('a click on its button closes and opens it', () => {
    start();
    button().focus();
    fireEvent.click(button(), { detail: 1 });
    expect(isOpen()).toBe(false);
    fireEvent.click(button(), { detail: 1 });
    expect(isOpen()).toBe(true);
  });

  test('Enter on its button opens it, and goes into it when it is open', () => {
    start();
    button().focus();
    escape();
    button().click();
    expect([isOpen(), document.activeElement]).toEqual([true, button()]);
    button().click();
    expect([isOpen(), document.activeElement]).toEqual([true, link('Painting')]);
  });

  test('Esc closes what hover has opened, until the pointer comes again', () => {
    start();
    pointer('enter', 'mouse');
    escape();
    expect(isOpen()).toBe(false);
    pointer('leave', 'mouse');
    pointer('enter', 'mouse');
    expect(isOpen()).toBe(true);
  });

  test('Esc closes what focus has opened, until focus comes again, and never loses it', () => {
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

  test('another key closes nothing', () => {
    start();
    pointer('enter', 'mouse');
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isOpen()).toBe(true);
  });

  test('Esc closes the phone menu, and focus is back on its button', () => {
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

  test('Services and Gallery of the phone menu open and close each by itself', () => {
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

  test('so does an entry that leads to the page that is there', () => {
    start();
    phoneMenu().open = true;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    within(phoneMenu()).getByRole('link', { name: 'Home' }).click();
    expect(phoneMenu().open).toBe(false);
  });

  test('a dropdown that is open when the script arrives stays open', () => {
    jest.mocked(usePathname).mockReturnValue('/');
    show(withProjects);
    link('Services').focus();
    render(<Menus />);
    expect([isOpen(), isOpen('Gallery menu')]).toEqual([true, false]);
  });
});
