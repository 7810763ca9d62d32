import { ReviewLinks, ScoreSummary } from './review-summary';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { languageTagOf, messagesOf, type Shown } from '@/lib/site/messages';
import { isShown, type Score } from '@/lib/content/reviews/review';

type Props = { site: Shown<'reviews' | 'headings'>; score: Score; title?: string | null };

/** No embed, because it would load from another host unasked. */
export const ReviewsEmbed = ({ site, score, title }: Props) => {
  if (!isShown(score) && site.reviews.links.length === 0) return null;
  const { section } = messagesOf(site);
  return (
    <Section id="reviews" tone="tint">
      <div className="flex flex-col items-center gap-6 text-center">
        <Heading section="reviews" title={title ?? site.headings.reviews ?? section.reviews} centred />
        <ScoreSummary score={score} language={languageTagOf(site)} />
        <ReviewLinks site={site} className="flex flex-wrap justify-center gap-x-8" />
      </div>
    </Section>
  );
};
