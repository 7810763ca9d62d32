import { CallToAction } from '@/components/blocks/call-to-action';
import { ContactFacts } from '@/components/blocks/contact-facts';
import { tradeLine } from '@/components/blocks/hero-facts';
import { FirstPhone } from '@/components/blocks/hero-parts';
import { darkCard } from '@/components/sections/contact/contact-section';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { workAndTown } from '@/lib/site/seo/page-texts';

/** A business that says nothing of itself: its work and its town beside its number. */
export const AboutFacts = ({ site }: { site: Site }) => (
  <Section id="about" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
    <div>
      <p className="eyebrow mb-4">{tradeLine(site) || site.name}</p>
      <h2 id="about-title" className="title">
        {workAndTown(site) || messagesOf(site).section.aLittleAboutUs}
      </h2>
    </div>
    <div className={darkCard}>
      <FirstPhone site={site} className="number mb-6" />
      <ContactFacts site={site} show={['emails', 'address', 'hours']} />
      <CallToAction
        site={site}
        label={messagesOf(site).action.freeEstimate}
        href="#estimate-form-firstName"
        className="btn mt-8"
      />
    </div>
  </Section>
);
