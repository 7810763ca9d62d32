'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

// CSS opens the menus of components/layout/header.tsx; this adds Esc, touch and closing on navigation.

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const dropdowns = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dropdown]')].map(
    (item) => [item, item.querySelector('button') as HTMLButtonElement] as const,
  );
const phoneMenu = () => document.querySelector<HTMLDetailsElement>('header details[open]');

const setOpen = (button: HTMLElement, open: boolean) => button.setAttribute('aria-expanded', String(open));

const closeAround = (element: Node | null) => {
  for (const [item, button] of dropdowns()) if (!item.contains(element)) setOpen(button, false);
  const menu = phoneMenu();
  if (menu && !menu.contains(element)) menu.open = false;
};

/** WCAG 2.2, 1.4.13; returns focus from inside to the button. */
const closeOnEscape = ({ key }: KeyboardEvent) => {
  if (key !== 'Escape') return;
  const menu = phoneMenu();
  if (menu) menu.querySelector('summary')?.focus();
  for (const [item, button] of dropdowns())
    if (isOpen(button) && item.querySelector('ul')?.contains(document.activeElement)) button.focus();
  closeAround(null);
};

/** From here on aria-expanded opens the dropdown, not CSS. */
const takeOver = (item: HTMLElement, button: HTMLButtonElement, signal: AbortSignal) => {
  const isInside = ({ relatedTarget }: FocusEvent) => item.contains(relatedTarget as Node | null);
  const hover =
    (open: boolean) =>
    ({ pointerType }: PointerEvent) => {
      // Touches do not hover. A dropdown with keyboard focus stays open when the mouse leaves.
      if (pointerType !== 'touch' && (open || !item.querySelector(':focus-visible'))) setOpen(button, open);
    };
  item.addEventListener('pointerenter', hover(true), { signal });
  item.addEventListener('pointerleave', hover(false), { signal });
  item.addEventListener(
    'focusin',
    (event) => {
      if (!isInside(event) && (event.target as Element).matches(':focus-visible')) setOpen(button, true);
    },
    { signal },
  );
  item.addEventListener(
    'focusout',
    (event) => {
      if (!isInside(event)) setOpen(button, false);
    },
    { signal },
  );
  const onClick = ({ detail }: MouseEvent) => {
    // `detail` is 0 for Enter. Focus has opened the dropdown already: Enter moves into it.
    if (detail === 0 && isOpen(button)) item.querySelector<HTMLElement>(':scope > ul a')?.focus();
    else setOpen(button, !isOpen(button));
  };
  button.addEventListener('click', onClick, { signal });
};

/** Opens dropdowns by their buttons; closes menus on Esc, a click or focus elsewhere, and navigation. */
export const Menus = () => {
  const pathname = usePathname();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const [item, button] of dropdowns()) {
      setOpen(button, item.matches(':hover, :focus-within'));
      // Not in the tab order of the server's HTML, because it does nothing without this script.
      button.tabIndex = 0;
      takeOver(item, button, signal);
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, ({ target }) => closeAround(target as Node), { signal });
    // A link to the current page does not change the pathname.
    document.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('a')?.pathname === window.location.pathname) closeAround(null);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  useEffect(() => () => closeAround(null), [pathname]);

  return null;
};
