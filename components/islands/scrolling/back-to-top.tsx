'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { onScroll } from './on-scroll';

/** SPEC section 9, in pixels. */
const SHOWN_ABOVE = 400;

/** A button that scrolls to the top; shown above 400 px (SPEC section 2, floating elements). */
export const BackToTop = ({ label }: { label: string }) => {
  const [isFar, setFar] = useState(false);
  useEffect(() => onScroll(() => setFar(window.scrollY > SHOWN_ABOVE)), []);

  const goUp = () => {
    // The button disappears at the top, so focus moves to the page's first link.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
    // The style sheet decides whether this is smooth.
    window.scrollTo({ top: 0 });
  };

  return (
    <button
      type="button"
      hidden={!isFar}
      aria-label={label}
      onClick={goUp}
      className="float float-quiet size-12"
    >
      <Icon name="arrow" className="size-6 -rotate-90" />
    </button>
  );
};
