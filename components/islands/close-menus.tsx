'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The header stays while pages change under it: after a navigation its open menus close. */
export const CloseMenus = () => {
  const pathname = usePathname();
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest('header, [data-menu-bar]')) focused.blur();
  }, [pathname]);
  return null;
};
