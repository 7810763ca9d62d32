import { PageLinks } from '@/components/ui/page-links';
import { ReviewEntry } from './review-entry';
import { ReviewLinks, ScoreSummary } from './review-summary';
import { Section } from '@/components/ui/section';
import { formatNumber } from '@/lib/language/i18n';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';
import { distributionOf, scoreOf, type Review } from '@/lib/content/reviews/review';
import { pagesOfReviews } from '@/lib/content/reviews/review-pages';
import { paths } from '@/lib/site/pages/paths';

const AT_ONCE = 10;

type Props = { site: Shown<'name' | 'reviews' | 'reviewPages'>; reviews: readonly Review[] };
type PageProps = Props & {
  /** Counted from 1. */
  number?: number;
};

const Distribution = ({ site, reviews }: Props) => {
  const messages = messagesOf(site).reviews;
  return (
    <dl aria-label={messages.distribution} className="mt-6 grid gap-2">
      {distributionOf(reviews).map(({ stars, count }) => (
        <div key={stars} className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-3">
          <dt className="whitespace-nowrap">{messages.stars(stars)}</dt>
          <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-secondary-ink forced-colors:bg-[CanvasText]"
              style={{ width: `${(count / reviews.length) * 100}%` }}
            />
          </dd>
          <dd className="text-end even-digits">{formatNumber(count, languageTagOf(site))}</dd>
        </div>
      ))}
    </dl>
  );
};

/** A disclosure for each part after the first; a closed disclosure hides the parts after it. */
const Entries = ({ site, reviews, number = 1 }: PageProps) => {
  const messages = messagesOf(site).reviews;
  const pages = pagesOfReviews(reviews);
  const shown = pages[number - 1] ?? [];
  const before = pages.slice(0, number - 1).flat().length;
  const [first = [], ...others] = Array.from({ length: Math.ceil(shown.length / AT_ONCE) }, (_, index) =>
    shown.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const cardsOf = (part: readonly Review[]) =>
    part.map((review, index) => <ReviewEntry key={index} review={review} site={site} />);
  return (
    <div id="review-list" className="lg:col-span-7">
      <ol aria-label={messages.list} start={number > 1 ? before + 1 : undefined}>
        {cardsOf(first)}
      </ol>
      {others.map((part, index) => (
        <details key={index} className="group">
          <summary className="btn btn-line mt-8 group-open:hidden">{messages.showMore(part.length)}</summary>
          <ol aria-label={messages.list} start={before + (index + 1) * AT_ONCE + 1}>
            {cardsOf(part)}
          </ol>
        </details>
      ))}
      <PageLinks
        label={messages.pages}
        steps={messagesOf(site).gallery}
        addresses={[paths.reviews, ...site.reviewPages.map(({ slug }) => paths.reviewPage(slug))]}
        number={number}
        className="mt-10"
      />
    </div>
  );
};

export const ReviewList = ({ site, reviews, number }: PageProps) => {
  const messages = messagesOf(site).reviews;
  return (
    <Section id="all-reviews" labelled={false} className="grid gap-8 lg:grid-cols-12 lg:gap-16">
      <div className="lg:col-span-5">
        <div id="score" className="card on-dark border-0 p-7 lg:sticky lg:top-24">
          <ScoreSummary score={scoreOf(reviews)} language={languageTagOf(site)} isLarge />
          {reviews.length > 0 && <Distribution site={site} reviews={reviews} />}
          {reviews.length > 0 && (
            <details className="mt-6">
              <summary className="link">{messages.howScored}</summary>
              <p className="mt-2">{messages.howScoredText}</p>
            </details>
          )}
          <ReviewLinks site={site} className="mt-3 grid" />
        </div>
      </div>
      {reviews.length > 0 && <Entries site={site} reviews={reviews} number={number} />}
    </Section>
  );
};
