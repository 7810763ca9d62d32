import type { Review } from './review';

export type Quote = Review & { text: string };

const MIN_STARS = 4;
/** In letters: shorter texts say little, longer ones are not read beside a form. */
const LENGTH = { min: 40, max: 220 };
const MAX_QUOTES = 3;

const canBeQuoted = (review: Review): review is Quote => {
  const length = review.text?.length ?? 0;
  return review.stars >= MIN_STARS && length >= LENGTH.min && length <= LENGTH.max;
};

type Reviewed = { reviews: { active: boolean } };

/** At most three texts that pages quote, the newest first, as `reviews` are; none while they are off. */
export const quotesOf = ({ reviews: { active } }: Reviewed, reviews: readonly Review[]): Quote[] =>
  active ? reviews.filter(canBeQuoted).slice(0, MAX_QUOTES) : [];

/** The newest text that names a service. */
export const quoteAbout = (
  service: string,
  { reviews: { active } }: Reviewed,
  reviews: readonly Review[],
): Quote | undefined =>
  active
    ? reviews.filter(canBeQuoted).find(({ text }) => text.toLowerCase().includes(service.toLowerCase()))
    : undefined;
