import clsx from 'clsx';
import type { CSSProperties } from 'react';

/** Stars out of five, as full as the score is, with their meaning in words. Their size is that of `className`'s font. */
export const Stars = ({
  stars,
  label,
  className = 'text-xl',
}: {
  stars: number;
  label: string;
  className?: string;
}) => (
  <span
    role="img"
    aria-label={label}
    className={clsx('stars', className)}
    style={{ '--stars': stars } as CSSProperties}
  />
);
