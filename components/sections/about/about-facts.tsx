import { ContactFacts } from '@/components/blocks/contact-facts';
import { tradeLine } from '@/components/blocks/hero-facts';
import { FirstPhone } from '@/components/blocks/hero-parts';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { workAndTown } from '@/lib/site/seo/page-texts';

/** A business that says nothing of itself: its work, its town, its number. */
export const AboutFacts = ({ site }: { site: Site }) => (
  <Section id="about">
    <div className="letter card">
      <p className="eyebrow mb-4">{tradeLine(site) || site.name}</p>
      <h2 id="about-title" className="title">
        {workAndTown(site) || messagesOf(site).section.aLittleAboutUs}
      </h2>
      <div className="closing-band">
        <FirstPhone site={site} className="number text-heading" />
        <ContactFacts site={site} show={['emails', 'address', 'hours']} />
      </div>
    </div>
  </Section>
);
