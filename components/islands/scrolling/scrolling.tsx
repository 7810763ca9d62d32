'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';

/** Now, and once per frame with a scroll or resize. @returns a function that stops it */
const onScroll = (callBack: () => void): (() => void) => {
  let frame = 0;
  const request = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      callBack();
    });
  };
  callBack();
  window.addEventListener('scroll', request, { passive: true });
  window.addEventListener('resize', request);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', request);
    window.removeEventListener('resize', request);
  };
};

const SHOWN_ABOVE_PX = 400;

export const BackToTop = ({ label }: { label: string }) => {
  const [isFar, setFar] = useState(false);
  useEffect(() => onScroll(() => setFar(window.scrollY > SHOWN_ABOVE_PX)), []);

  const goUp = () => {
    // The button disappears at the top, so focus moves to the page's first link.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
    // The stylesheet decides whether the scroll is smooth.
    window.scrollTo({ top: 0 });
  };

  return (
    <button
      type="button"
      hidden={!isFar}
      aria-label={label}
      onClick={goUp}
      className="to-top float float-quiet size-11 lg:size-12"
    >
      <Icon name="arrow" className="size-6 -rotate-90" />
    </button>
  );
};

/** The end of the range in which first-screen.css shows the bar's phone and call to action. */
const HEADER_PX = 96;

/** For browsers without scroll-driven animations, which CSS uses. */
export const ScrollProgress = () => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined;
    return onScroll(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY >= HEADER_PX);
      bar.current?.style.setProperty(
        '--scrolled',
        `${Math.min(1, window.scrollY / Math.max(1, scrollHeight - clientHeight))}`,
      );
    });
  }, []);
  return <div ref={bar} aria-hidden="true" className="scroll-progress" />;
};

/** A link that calls and scrolls to the top (docs/specification.md#36-call-to-action-buttons). */
export const CallLink = (props: ComponentProps<'a'>) => (
  <a {...props} onClick={() => window.scrollTo({ top: 0 })} />
);
