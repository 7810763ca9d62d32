import { ContactFacts } from '@/components/blocks/contact-facts';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import type { LegalText } from '@/lib/legal';

/** A long text to read, with the ways to reach the business beside it. */
export const LegalPage = ({ site, text }: { site: Site; text: LegalText }) => {
  const { section } = getMessages(site.language);
  const hasContact = site.phones.length + site.emails.length + site.places.length > 0;
  return (
    <Section id="text" labelled={false}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
        <div className="max-w-prose">
          <p className="lead">{text.intro}</p>
          {text.parts.map(({ title, paragraphs }) => (
            <div key={title} className="mt-10 space-y-4">
              <h2 className="text-2xl">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </div>
        {hasContact && (
          <aside aria-label={section.contactUs} className="card p-6 lg:sticky lg:top-24 lg:self-start">
            <ContactFacts site={site} show={['phones', 'emails', 'address']} />
          </aside>
        )}
      </div>
    </Section>
  );
};
