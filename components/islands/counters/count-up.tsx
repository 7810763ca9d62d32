'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type CSSProperties } from 'react';

const DURATION_MS = 5_000;
/** Eases out: nine tenths of the number in the first second. @param part of the duration, 0 to 1 */
const shareAfter = (part: number) => 1 - 10 ** (-5 * part);

type Props = {
  counters: readonly {
    /** Null when the text does not count up. */
    value: number | null;
    suffix: string;
    label: string;
    /** Formatted on the server, because a browser's first number format is slow. */
    text: string;
    /** A unit that is a word is small, and below a number that leaves it no room. */
    word?: string;
  }[];
  locale: string;
};

/** The width of a number in letters; those of its unit are less than half as large. */
const lettersOf = ({ text, word = '' }: Props['counters'][number]) =>
  Math.max(text.length, word.length / 2.2);

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
        setShare(shareAfter((performance.now() - began) / DURATION_MS));
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
      className={clsx('grid grid-cols-2 gap-6', counters.length > 3 ? 'lg:grid-cols-4' : 'lg:grid-cols-3')}
      style={{ '--letters': Math.max(...counters.map(lettersOf)) } as CSSProperties}
    >
      {counters.map(({ value, suffix, label, text, word }, index) => (
        <div
          key={index}
          className="counter flex flex-col-reverse justify-end gap-2 border-s-2 border-current/25 ps-5"
        >
          <dt className="leading-snug">{label}</dt>
          <dd
            data-counted={
              share === null || value === null
                ? undefined
                : Math.floor(value * share).toLocaleString(locale) + suffix
            }
            className="relative font-display leading-none font-bold tracking-tight even-digits"
          >
            <span>{text}</span>
            {word && <small> {word}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
