import type { ReactNode } from 'react';
import { ContactFacts, hasFacts } from '@/components/blocks/contact-facts';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import type { LegalText as Text } from '@/lib/site/legal/legal-statements';

type Shown = { text: Text; level?: 2 | 3; children?: ReactNode };

const facts = ['phones', 'emails', 'address'] as const;

/** Headings are of level 2, or 3 inside a disclosure. */
export const LegalText = ({ text, level = 2, children }: Shown) => {
  const Title = `h${level}` as const;
  return (
    <div className="max-w-2xl">
      <p className="lead">{text.intro}</p>
      {text.parts.map(({ title, paragraphs }) => (
        <div key={title} className="stack-4 mt-10">
          <Title className="text-2xl">{title}</Title>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
      {children}
    </div>
  );
};

export const LegalPage = ({ site, text, children }: { site: Site; text: Text; children?: ReactNode }) => {
  const { section } = messagesOf(site);
  return (
    <Section id="text" labelled={false}>
      <div className="grid gap-14 lg:grid-cols-[1fr_20rem] lg:gap-20">
        <LegalText text={text}>{children}</LegalText>
        {hasFacts(site, facts) && (
          // On phones the footer, which has the same facts, follows the text.
          <aside
            aria-label={section.contactUs}
            className="card hidden p-6 lg:sticky lg:top-24 lg:block lg:self-start"
          >
            <ContactFacts site={site} show={facts} />
          </aside>
        )}
      </div>
    </Section>
  );
};
