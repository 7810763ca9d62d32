'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

// The menus are server HTML (components/layout/header.tsx), and work as such. What is here answers to Esc, to a touch and to
// a new page, which CSS cannot.

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const dropdowns = () =>
  [...document.querySelectorAll<HTMLElement>('[data-dropdown]')].map(
    (item) => [item, item.querySelector('button') as HTMLButtonElement] as const,
  );
const phoneMenu = () => document.querySelector<HTMLDetailsElement>('header details[open]');

const setOpen = (button: HTMLElement, open: boolean) => button.setAttribute('aria-expanded', String(open));

/** Closes every menu that the element is not in. */
const closeAround = (element: Node | null) => {
  for (const [item, button] of dropdowns()) if (!item.contains(element)) setOpen(button, false);
  const menu = phoneMenu();
  if (menu && !menu.contains(element)) menu.open = false;
};

/** Esc closes what hover or focus has opened, until they leave (WCAG 2.2, 1.4.13); focus does not get lost. */
const closeOnEscape = ({ key }: KeyboardEvent) => {
  if (key !== 'Escape') return;
  const menu = phoneMenu();
  if (menu) menu.querySelector('summary')?.focus();
  for (const [item, button] of dropdowns())
    if (isOpen(button) && item.querySelector('ul')?.contains(document.activeElement)) button.focus();
  closeAround(null);
};

/** Takes a dropdown over from CSS: from here on its button's state, and nothing else, says whether it is open. */
const takeOver = (item: HTMLElement, button: HTMLButtonElement, signal: AbortSignal) => {
  const isInside = ({ relatedTarget }: FocusEvent) => item.contains(relatedTarget as Node | null);
  const hover =
    (open: boolean) =>
    ({ pointerType }: PointerEvent) => {
      // A finger hovers over nothing, and a mouse that leaves does not take the dropdown from the keyboard.
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
  button.addEventListener('click', () => setOpen(button, !isOpen(button)), { signal });
};

/** The header's menus: closed by Esc, by what happens elsewhere, and by the page that they led to; dropdowns by their buttons too. */
export const Menus = () => {
  const pathname = usePathname();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const [item, button] of dropdowns()) {
      setOpen(button, item.matches(':hover, :focus-within'));
      // Without this script the button does nothing, and the keyboard passes it by.
      button.tabIndex = 0;
      takeOver(item, button, signal);
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, ({ target }) => closeAround(target as Node), { signal });
    // An entry of a menu that leads to the page that is there already.
    document.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('a')?.pathname === window.location.pathname) closeAround(null);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  // The header stays while pages change under it.
  useEffect(() => () => closeAround(null), [pathname]);

  return null;
};
