import { Stars } from '@/components/ui/stars';
import type { Language } from '@/lib/language/i18n';
import { formatScore, getMessages } from '@/lib/language/i18n';
import { isShown, type Score } from '@/lib/content/reviews/review';

/** Stars, average and number of reviews; nothing below an average of 1 (SPEC section 2, Reviews badge). */
export const ScoreSummary = ({ score, language }: { score: Score; language: Language }) => {
  if (!isShown(score)) return null;
  const { reviews } = getMessages(language);
  const average = formatScore(score.average, language);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="font-display text-3xl text-heading">{average}</strong>
      <Stars stars={score.average} label={reviews.outOf(average)} className="text-2xl" />
      <span>{reviews.count(score.count)}</span>
    </p>
  );
};
