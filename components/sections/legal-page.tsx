import type { ReactNode } from 'react';
import { ContactFacts } from '@/components/blocks/contact-facts';
import { LegalText } from '@/components/blocks/legal-text';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';
import type { LegalText as Text } from '@/lib/site/pages/legal-statements';

/** A long text to read, with the ways to reach the business beside it. */
export const LegalPage = ({ site, text, children }: { site: Site; text: Text; children?: ReactNode }) => {
  const { section } = getMessages(site.language);
  const hasContact = site.phones.length + site.emails.length + site.places.length > 0;
  return (
    <Section id="text" labelled={false}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
        <LegalText text={text}>{children}</LegalText>
        {hasContact && (
          <aside aria-label={section.contactUs} className="card p-6 lg:sticky lg:top-24 lg:self-start">
            <ContactFacts site={site} show={['phones', 'emails', 'address']} />
          </aside>
        )}
      </div>
    </Section>
  );
};
