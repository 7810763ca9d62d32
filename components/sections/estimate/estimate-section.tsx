import { ContactFacts } from '@/components/blocks/contact-facts';
import { BusinessEstimateForm } from './business-estimate-form';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';

export const EstimateSection = ({
  site,
  title,
  intro,
}: {
  site: Site;
  title?: string | null;
  intro?: string;
}) => {
  const { section } = messagesOf(site);
  return (
    <Section id="estimate" tone="tint">
      <div className="grid gap-12 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-5">
          <Heading
            section="estimate"
            title={title ?? section.requestEstimate}
            text={intro || section.estimateText}
          />
          <div className="mt-10">
            <ContactFacts site={site} show={['phones', 'hours', 'payment']} />
          </div>
        </div>
        <div className="card p-6 sm:p-9 lg:col-span-7">
          <BusinessEstimateForm site={site} id="estimate-form" />
        </div>
      </div>
    </Section>
  );
};
