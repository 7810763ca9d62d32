import type { ReactNode } from 'react';
import { LiveScore } from '@/components/islands/reviews/live-score';
import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Rating } from '@/components/ui/rating';
import { formatScore } from '@/lib/language/i18n';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';
import { isShown, type Score } from '@/lib/content/reviews/review';
import { paths } from '@/lib/site/pages/paths';

const NOTE = 'how-scored';

type Props = { site: Shown<'callOnly' | 'reviews' | 'widgets'>; score: Score };

/** A call-only site has no page for reviews, so it links to another review site. */
const BadgeLink = ({ site, score, children }: Props & { children: ReactNode }) => {
  const className =
    'grid min-h-12 content-center py-1.5 ps-3 leading-tight sm:ps-4 font-semibold text-heading';
  if (!site.callOnly)
    return (
      <a href={paths.reviews} className={className}>
        {children}
      </a>
    );
  if (isShown(score)) return <p className={className}>{children}</p>;
  return (
    <OutsideLink href={site.reviews.links[0]} className={className}>
      {children}
    </OutsideLink>
  );
};

export const ReviewsBadge = ({ site, score }: Props) => {
  const hasScore = isShown(score);
  if (!site.widgets.reviewsBadge || (site.callOnly && !hasScore && site.reviews.links.length === 0))
    return null;
  const { action, reviews, locale } = messagesOf(site);
  const average = formatScore(score.average, languageTagOf(site));
  // Islands take no functions: a template with {n} replaces the message's function.
  const messages = {
    leave: action.leaveReview,
    outOf: reviews.outOf('{n}'),
    one: reviews.count(1),
    many: reviews.count(0).replace('0', '{n}'),
  };
  return (
    <div className="float-badge">
      <BadgeLink site={site} score={score}>
        <LiveScore score={score} messages={messages} locale={locale}>
          {hasScore ? (
            <Rating
              stars={score.average}
              average={average}
              starsLabel={reviews.outOf(average)}
              count={reviews.count(score.count)}
            />
          ) : (
            action.leaveReview
          )}
        </LiveScore>
      </BadgeLink>
      <button
        type="button"
        popoverTarget={NOTE}
        aria-label={reviews.howScored}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-tint"
      >
        <Icon name="info" />
      </button>
      <div id={NOTE} popover="auto" className="float-note card">
        <strong className="text-heading">{reviews.howScored}</strong>
        <p className="mt-1">{reviews.howScoredText}</p>
      </div>
    </div>
  );
};
