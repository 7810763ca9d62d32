'use client';

import { useEffect, useRef } from 'react';
import { onScroll } from './on-scroll';

/** A bar as wide as the scrolled share of the page; CSS does it in browsers with scroll-driven animations. */
export const ScrollProgress = () => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined;
    return onScroll(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      bar.current?.style.setProperty(
        '--scrolled',
        `${Math.min(1, window.scrollY / Math.max(1, scrollHeight - clientHeight))}`,
      );
    });
  }, []);
  return <div ref={bar} aria-hidden="true" className="scroll-progress" />;
};
