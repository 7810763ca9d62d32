import clsx from 'clsx';
import { Icon } from './icons/icon';

/** Stars out of five, with their meaning in words. */
export const Stars = ({ stars, label, className = 'size-5' }: { stars: number; label: string; className?: string }) => (
  <span role="img" aria-label={label} className="inline-flex text-secondary-ink">
    {[1, 2, 3, 4, 5].map((place) => <Icon key={place} name="star" className={clsx(className, place > Math.round(stars) && 'opacity-20')} />)}
  </span>
);
