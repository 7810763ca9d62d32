import clsx from 'clsx';
import type { CSSProperties } from 'react';

type StarsProps = { stars: number; label: string; className?: string };

/** `label`: the stars' text; `className`: their size, as a font size. */
export const Stars = ({ stars, label, className = 'text-xl' }: StarsProps) => (
  <span
    role="img"
    aria-label={label}
    className={clsx('stars', className)}
    style={{ '--stars': stars } as CSSProperties}
  />
);

type Props = { stars: number; average: string; starsLabel: string; count: string };

/** `starsLabel`: the stars' text for screen readers. */
export const Rating = ({ stars, average, starsLabel, count }: Props) => (
  <>
    <span className="flex items-center gap-2 whitespace-nowrap">
      <strong className="font-display text-lg text-heading">{average}</strong>
      {/* Hidden on the narrowest screens, except for screen readers. */}
      <span className="max-[24rem]:sr-only">
        <Stars stars={stars} label={starsLabel} className="text-base" />
      </span>
    </span>
    <span className="text-sm whitespace-nowrap">{count}</span>
  </>
);
