import clsx from 'clsx';
import type { CSSProperties } from 'react';

/** Five stars, filled up to the score. `label` is their text; their size is the font size of `className`. */
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
