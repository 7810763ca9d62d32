import { CallButton } from '@/components/blocks/call-to-action';
import { ContactFacts } from '@/components/blocks/contact-facts';
import { BusinessEstimateForm } from './business-estimate-form';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { isSparse } from '@/lib/site/pages/page-kinds';

/** A sparse record shows its only number once, in the button. */
const otherPhones = (site: Site) => (isSparse(site) && site.phones.length === 1 ? [] : (['phones'] as const));

/** Stays in view while the text is read: call, form, hours. */
export const CallCard = ({ site }: { site: Site }) => (
  <div className="card call-card lg:sticky lg:top-24">
    <CallButton site={site} className="btn call-number" />
    <div className="mb-6 empty:hidden">
      <ContactFacts site={site} show={[...otherPhones(site), 'emails', 'hours']} />
    </div>
    <h2 className="mb-4 text-2xl">{messagesOf(site).section.requestEstimate}</h2>
    <BusinessEstimateForm site={site} id="card-form" isShort />
  </div>
);
