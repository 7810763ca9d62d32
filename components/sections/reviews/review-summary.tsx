import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Stars } from '@/components/ui/rating';
import { isShown, type Score } from '@/lib/content/reviews/review';
import { formatScore, getMessages } from '@/lib/language/i18n';
import { toLanguage } from '@/lib/language/i18n/languages';
import { messagesOf, type Shown } from '@/lib/site/messages';

/** Shows nothing below an average of 1. */
type SummaryProps = { score: Score; language: string; isLarge?: boolean };

export const ScoreSummary = ({ score, language, isLarge }: SummaryProps) => {
  if (!isShown(score)) return null;
  const { reviews } = getMessages(toLanguage(language));
  const average = formatScore(score.average, language);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong
        className={`font-display text-heading ${isLarge ? 'w-full text-8xl leading-none' : 'text-3xl'}`}
      >
        {average}
      </strong>
      <Stars stars={score.average} label={reviews.outOf(average)} className="text-2xl" />
      <span>{reviews.count(score.count)}</span>
    </p>
  );
};

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Loads nothing from these sites. */
export const ReviewLinks = ({ site, className }: { site: Shown<'reviews'>; className?: string }) => {
  const { links } = site.reviews;
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((url) => (
        <li key={url}>
          <OutsideLink href={url} className="link">
            {messagesOf(site).action.reviewsAt(hostOf(url))}
            <Icon name="outside" className="size-4" />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
};
