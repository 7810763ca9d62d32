import { Paragraphs, Texts } from '@/components/ui/paragraphs';
import { Stars } from '@/components/ui/rating';
import type { Review } from '@/lib/content/reviews/review';
import { formatDate } from '@/lib/language/i18n';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';

export const ReviewEntry = ({ review, site }: { review: Review; site: Shown<'name'> }) => {
  const { date, stars, text, author, town, platform, reply } = review;
  const messages = messagesOf(site).reviews;
  const from = [author, town, platform].filter(Boolean).join(' · ');
  return (
    <li className="review">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Stars stars={stars} label={messages.stars(stars)} />
        {date ? (
          <time dateTime={date}>{formatDate(date, languageTagOf(site))}</time>
        ) : (
          <span>{messages.undated}</span>
        )}
      </div>
      {text && (
        <blockquote className="stack-3 mt-3">
          <Paragraphs text={text} />
        </blockquote>
      )}
      {from && <p className="mt-3">{from}</p>}
      {reply && (
        <div className="mt-4 border-s-4 border-line ps-5">
          <p className="font-semibold text-heading">{messages.reply(site.name)}</p>
          <Texts text={reply} className="stack-3 mt-1" />
        </div>
      )}
    </li>
  );
};
