'use client';

import { useEffect, useRef } from 'react';
import { onScroll } from './on-scroll';

/** A bar at the very top, as long as the share of the page that is scrolled. Where the style sheet can follow the scrolling by itself, it needs no script. */
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
