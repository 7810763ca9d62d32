import { ReviewLinks } from '@/components/blocks/review-links';
import { Score } from '@/components/blocks/score';
import { Stars } from '@/components/ui/stars';
import type { Site } from '@/lib/content';
import { formatDate, formatNumber, getMessages } from '@/lib/i18n';
import { distributionOf, scoreOf, type Review } from '@/lib/reviews/review';

const Distribution = ({ site, reviews }: { site: Site; reviews: readonly Review[] }) => {
  const words = getMessages(site.language).reviews;
  return (
    <dl aria-label={words.distribution} className="mt-6 grid gap-2">
      {distributionOf(reviews).map(({ stars, count }) => (
        <div key={stars} className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-3">
          <dt className="whitespace-nowrap">{words.stars(stars)}</dt>
          <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-secondary-ink forced-colors:bg-[CanvasText]"
              style={{ width: `${(count / reviews.length) * 100}%` }}
            />
          </dd>
          <dd className="text-end tabular-nums">{formatNumber(count, site.language)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The score with its distribution, where else the reviews stand, and every review, newest first. */
export const ReviewList = ({ site, reviews }: { site: Site; reviews: readonly Review[] }) => {
  const words = getMessages(site.language).reviews;
  return (
    <div className="section wrap grid gap-14 lg:grid-cols-12 lg:gap-16">
      <div className="lg:col-span-5">
        <div className="card p-7 lg:sticky lg:top-24">
          <Score score={scoreOf(reviews)} language={site.language} />
          {reviews.length > 0 && <Distribution site={site} reviews={reviews} />}
          {reviews.length > 0 && (
            <details className="mt-6">
              <summary className="link">{words.howScored}</summary>
              <p className="mt-2">{words.howScoredText}</p>
            </details>
          )}
          <ReviewLinks site={site} className="mt-3 grid" />
        </div>
      </div>
      {reviews.length > 0 && (
        <ol aria-label={words.list} className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-7">
          {reviews.map(({ date, stars }, place) => (
            <li
              key={place}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-4"
            >
              <Stars stars={stars} label={words.stars(stars)} />
              {date ? (
                <time dateTime={date}>{formatDate(date, site.language)}</time>
              ) : (
                <span>{words.undated}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
