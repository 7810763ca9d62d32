import { cache } from 'react';
import { EstimateForm } from '@/components/islands/estimate/form/estimate-form';
import type { EstimateFormContent } from '@/components/islands/estimate/fields/form-content';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';
import { labelsOf, servicesOf } from '@/lib/leads/form-labels';
import { paths } from '@/lib/site/urls/paths';

/** One object for all forms of a page, so that the browser gets it once. */
export const estimateFormContent = cache((site: Site): EstimateFormContent => {
  const { form, lead, nav } = getMessages(site.language);
  const [firstPhone] = site.phones;
  return {
    action: paths.leads,
    language: site.language,
    business: site.name,
    labels: labelsOf(site),
    services: servicesOf(site),
    words: {
      choose: form.choose,
      other: form.other,
      requiredNote: form.requiredNote,
      textConsent: lead.textConsent(site.name),
    },
    privacy: { href: site.callOnly ? '#privacy' : paths.privacy, label: nav.privacy },
    phone: firstPhone ? { display: firstPhone.display, digits: firstPhone.digits } : null,
    email: site.emails[0] ?? null,
  };
});

/** A site's estimate form, in server HTML. @param id keeps the ids of several forms on one page apart */
export const BusinessEstimateForm = ({ site, id }: { site: Site; id: string }) => (
  <EstimateForm content={estimateFormContent(site)} id={id} />
);
