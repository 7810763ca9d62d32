'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 5_000;

const countedNumber = [
  'relative font-display text-[clamp(2.5rem,1.6rem+3.6vw,4.25rem)]',
  'leading-none font-bold tracking-tight tabular-nums',
].join(' ');

type Props = {
  counters: readonly {
    /** Null when the text does not count up. */
    value: number | null;
    suffix: string;
    label: string;
    /** Formatted on the server, because a browser's first number format is slow. */
    text: string;
  }[];
  locale: string;
};

/** Counts up once when seen. CSS draws the running numbers over the final ones of the HTML. */
export const CountUp = ({ counters, locale }: Props) => {
  const list = useRef<HTMLDListElement>(null);
  const [share, setShare] = useState<number | null>(null);

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    let end: ReturnType<typeof setTimeout>;
    const stop = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
    const finish = () => {
      stop();
      setShare(null);
    };
    const start = () => {
      const began = performance.now();
      const step = () => {
        if (still.matches) return finish();
        setShare(Math.min((performance.now() - began) / DURATION_MS, 1));
        frame = requestAnimationFrame(step);
      };
      // A background tab gets no frames: the timer ends the count there.
      end = setTimeout(finish, DURATION_MS);
      step();
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    });
    if (list.current) observer.observe(list.current);
    return stop;
  }, []);

  return (
    <dl
      ref={list}
      className={clsx(
        'grid grid-cols-2 gap-x-6 gap-y-10',
        counters.length > 3 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {counters.map(({ value, suffix, label, text }, index) => (
        <div
          key={index}
          className="flex flex-col-reverse justify-end gap-2 border-s-2 border-current/25 ps-5"
        >
          <dt className="leading-snug">{label}</dt>
          <dd
            data-counted={
              share === null || value === null
                ? undefined
                : Math.floor(value * share).toLocaleString(locale) + suffix
            }
            className={countedNumber}
          >
            <span>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
