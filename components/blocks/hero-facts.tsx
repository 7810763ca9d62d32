import { Stars } from '@/components/ui/rating';
import type { Site } from '@/lib/content';
import { isShown, type Score } from '@/lib/content/reviews/review';
import { formatScore } from '@/lib/language/i18n';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { isSparse } from '@/lib/site/pages/page-kinds';
import { saidTrade } from '@/lib/site/seo/business-type';
import { tradeAndTown } from '@/lib/site/seo/page-texts';

const factsOf = (site: Site) => {
  const years = site.yearsOfExperience ? messagesOf(site).fact.years(site.yearsOfExperience) : null;
  return [site.licence, years].filter((text) => text !== null);
};

/** Licence or years, above what the business does. */
export const credentialOf = (site: Site): string | undefined => factsOf(site)[0];

/** Trade and town. A town without a trade says nothing beside the title. */
export const tradeLine = (site: Site) => saidTrade(site) && tradeAndTown(site);

type Props = {
  site: Site;
  score: Score;
  className: string;
  /** Trade and town stand above the title. */ isLineAbove?: boolean;
};

/** The score, and at most two facts that Home does not repeat below. */
export const HeroFacts = ({ site, score, className, isLineAbove }: Props) => {
  const { reviews } = messagesOf(site);
  const average = formatScore(score.average, languageTagOf(site));
  const line = !isLineAbove && tradeLine(site);
  const facts = isSparse(site) ? factsOf(site) : [...factsOf(site).slice(1), ...(line ? [line] : [])];
  // Like the footer: no score when reviews are inactive.
  const hasStars = site.reviews.active && isShown(score);
  if (facts.length === 0 && !hasStars) return null;
  return (
    <ul className={className}>
      {hasStars && (
        <li className="flex min-h-7 items-center gap-2.5">
          <Stars stars={score.average} label={reviews.outOf(average)} className="text-xl text-inherit" />
          {average} · {reviews.count(score.count)}
        </li>
      )}
      {facts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
