/** `date`: ISO, or null when it could not be read. */
export type Review = {
  date: string | null;
  stars: number;
  text?: string;
  author?: string;
  town?: string;
  /** The platform where the review was written first: 'Google'. */
  platform?: string;
  /** The answer of the business. */
  reply?: string;
};

export type Score = { average: number; count: number };

const LOWEST_COUNTED = 3;

/** Reviews with fewer than 3 stars count as 0. Rounded to 2 decimals. */
export const scoreOf = (reviews: readonly Review[]): Score => {
  const sum = reviews.reduce((total, { stars }) => total + (stars >= LOWEST_COUNTED ? stars : 0), 0);
  return {
    average: reviews.length ? Math.round((sum / reviews.length) * 100) / 100 : 0,
    count: reviews.length,
  };
};

export const isShown = (score: Score): boolean => score.average >= 1;

export const distributionOf = (reviews: readonly Review[]): { stars: number; count: number }[] =>
  [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter((review) => Math.round(review.stars) === stars).length,
  }));

export const newestFirst = (reviews: readonly Review[]): Review[] =>
  [...reviews].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
