import { Stars } from '@/components/ui/rating';
import type { Site } from '@/lib/content';
import { isShown, type Score } from '@/lib/content/reviews/review';
import { formatScore } from '@/lib/language/i18n';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { isSparse } from '@/lib/site/pages/page-kinds';

/** The score, and at most two facts. */
export const HeroFacts = ({ site, score, className }: { site: Site; score: Score; className: string }) => {
  const { fact, reviews } = messagesOf(site);
  const average = formatScore(score.average, languageTagOf(site));
  const facts = [
    site.yearsOfExperience && fact.years(site.yearsOfExperience),
    site.licence,
    site.services.length > 2 &&
      !isSparse(site) &&
      site.services
        .slice(0, 2)
        .map((service) => service.name)
        .join(', '),
  ]
    .filter((text): text is string => Boolean(text))
    .slice(0, 2);
  // Like the footer: no score when reviews are inactive.
  const hasStars = site.reviews.active && isShown(score);
  if (facts.length === 0 && !hasStars) return null;
  return (
    <ul className={className}>
      {hasStars && (
        <li className="flex min-h-7 items-center gap-2.5">
          <span className="flex [&>span]:text-inherit">
            <Stars stars={score.average} label={reviews.outOf(average)} />
          </span>
          {average} · {reviews.count(score.count)}
        </li>
      )}
      {facts.map((text) => (
        <li key={text} className="flex gap-2.5">
          <span aria-hidden="true" className="mt-[0.7em] size-1.5 shrink-0 rounded-full bg-current" />
          {text}
        </li>
      ))}
    </ul>
  );
};
