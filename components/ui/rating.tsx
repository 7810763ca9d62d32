import { Stars } from './stars';

/** A score in small: its number, its stars, and of how much it is the average. `said` reads the stars out. */
export const Rating = ({
  stars,
  average,
  said,
  count,
}: {
  stars: number;
  average: string;
  said: string;
  count: string;
}) => (
  <>
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <strong className="font-display text-lg text-heading">{average}</strong>
      {/* On the narrowest screens the number stands for them; they are still read out. */}
      <span className="max-[24rem]:sr-only">
        <Stars stars={stars} label={said} className="text-base" />
      </span>
    </span>
    <span className="text-sm whitespace-nowrap">{count}</span>
  </>
);
