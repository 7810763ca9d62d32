import clsx from 'clsx';
import { ContactFacts } from '@/components/blocks/contact-facts';
import { CustomerQuote } from '@/components/blocks/customer-quote';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { BusinessEstimateForm } from './business-estimate-form';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { sectionPicture } from '@/lib/content/record/section-pictures';
import type { Quote } from '@/lib/content/reviews/best-texts';
import { messagesOf } from '@/lib/site/messages';
import { isSparse } from '@/lib/site/pages/page-kinds';

type Props = {
  site: Site;
  title?: string | null;
  intro?: string;
  /** A review, beside the form. */
  quote?: Quote | undefined;
  /** Towns and map below the words, on a page that has no section for them. */
  withMap?: boolean;
};

/** Its form has the fields of the popup; a button opens the others. */
export const EstimateSection = ({ site, title, intro, quote, withMap = false }: Props) => {
  const { section } = messagesOf(site);
  // A bubble beside the form in studio; elsewhere across the section, in classic with a photograph.
  const isBubble = site.look === 'studio';
  const picture = site.look === 'classic' ? sectionPicture(site, 'quote') : null;
  const words = quote && <CustomerQuote id="estimate-quote" site={site} quote={quote} picture={picture} />;
  return (
    <Section id="estimate" tone="tint">
      <div className="grid grid-rows-[auto_1fr] items-center gap-7 md:grid-cols-2 lg:grid-cols-[5fr_7fr] lg:gap-x-10">
        <div>
          <Heading
            section="estimate"
            title={title ?? section.requestEstimate}
            text={intro || section.estimateText}
          />
          <div className="mt-8 max-sm:hidden">
            <ContactFacts id="estimate" site={site} show={isSparse(site) ? ['hours'] : ['phones', 'hours']} />
          </div>
          {isBubble && words}
        </div>
        <div className={clsx('card p-5 sm:p-8', withMap && 'md:row-span-2 md:self-stretch')}>
          <BusinessEstimateForm site={site} id="estimate-form" isShort />
        </div>
        {withMap && <CoverageMap site={site} isCard />}
        {!isBubble && words}
      </div>
    </Section>
  );
};
