import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Rating } from '@/components/ui/rating';
import type { Score } from '@/lib/content/reviews/review';

type ScoreMessages = { leave: string; outOf: string; one: string; many: string };

export type FreshScoreProps = {
  score: Score;
  messages: ScoreMessages;
  locale: string;
  children: ReactNode;
};

const ONE_MINUTE_MS = 60_000;

const read = async (path: string): Promise<Score> => {
  const answer = await fetch(path);
  const { average, count } = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok || typeof average !== 'number' || typeof count !== 'number') throw new Error('no score');
  return { average, count };
};

/** Fetched again when the visitor returns to the page or the network. */
export const FreshScore = ({ score, messages, locale, children }: FreshScoreProps) => {
  const { data } = useSWR('/api/reviews', read, {
    fallbackData: score,
    revalidateOnMount: false,
    focusThrottleInterval: ONE_MINUTE_MS,
    dedupingInterval: ONE_MINUTE_MS,
    shouldRetryOnError: false,
  });
  const { average, count } = data;
  // Returns before the first number format, which is slow in a browser.
  if (average === score.average && count === score.count) return children;
  if (average < 1) return messages.leave;
  const formatted = average.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <Rating
      stars={average}
      average={formatted}
      starsLabel={messages.outOf.replace('{n}', formatted)}
      count={count === 1 ? messages.one : messages.many.replace('{n}', count.toLocaleString(locale))}
    />
  );
};
