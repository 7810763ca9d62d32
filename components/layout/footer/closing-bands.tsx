import type { ReactNode } from 'react';
import { CustomerQuote } from '@/components/blocks/customer-quote';
import type { Quote } from '@/lib/content/reviews/best-texts';
import clsx from 'clsx';
import { CallButton, CallToAction } from '@/components/blocks/call-to-action';
import { ReviewLinks, ScoreSummary } from '@/components/sections/reviews/review-summary';
import type { Site } from '@/lib/content';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { isShown, type Score } from '@/lib/content/reviews/review';
import { showsReviews } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';

type Props = { site: Site; score: Score; quotes: readonly Quote[] };

/** The score and the quotes, but for the first quote, which stands beside the estimate form. */
export const ReviewsStrip = ({ site, score, quotes }: Props) => {
  if (!site.reviews.active || (!isShown(score) && site.reviews.links.length === 0)) return null;
  const { section, action } = messagesOf(site);
  return (
    <div id="footer-reviews" className="section-tint not-on-reviews">
      <div className={clsx('wrap', quotes.length > 1 && 'score-beside-quotes')}>
        <div className="score-row">
          <p className="font-display text-2xl font-bold text-heading">
            {site.headings.reviews ?? section.reviews}
          </p>
          <ScoreSummary score={score} language={languageTagOf(site)} />
          {showsReviews(site) && !site.callOnly ? (
            <a href={paths.reviews} className="link">
              {action.readReviews}
            </a>
          ) : (
            <ReviewLinks site={site} className="flex flex-wrap gap-x-6" />
          )}
        </div>
        {quotes.length > 1 && (
          <div className="quotes">
            {quotes.slice(1).map((quote) => (
              <CustomerQuote key={quote.text} site={site} quote={quote} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};

type BandProps = { site: Site; id: string; words: string; children: ReactNode; callClass?: string };

const Band = ({ site, id, words, children, callClass }: BandProps) => (
  <div id={id} className="on-dark">
    <div className="wrap closing-band">
      <p className="closing-words">{words}</p>
      {children}
      {!site.callOnly && <CallButton site={site} className={clsx('btn btn-light shrink-0', callClass)} />}
    </div>
  </div>
);

/** Its button leads to Contact; on Contact it calls. */
export const ClosingBand = ({ site }: { site: Site }) =>
  site.slogans.closing && (
    <Band site={site} id="closing" words={site.slogans.closing} callClass="only-on-contact">
      <CallToAction site={site} className="btn btn-light not-on-contact shrink-0" />
    </Band>
  );

/** Ends a page without a form, unless the footer begins with the words of the business. */
export const CallBand = ({ site }: { site: Site }) =>
  !site.slogans.closing && (
    <Band site={site} id="call" words={messagesOf(site).section.requestEstimate}>
      <CallToAction site={site} label={messagesOf(site).action.freeEstimate} className="btn shrink-0" />
    </Band>
  );
