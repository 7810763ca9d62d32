import 'server-only';
import { mainPhone } from '@/lib/content/business/business';
import type { FormLabels } from '@/lib/content/settings/site-settings';
import type { Site } from '@/lib/content/record/site';
import { messagesOf, textConsentOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';
import type { EstimateFormContent } from './fields';

/** The labels of a site's form: the record's formLabel, else the interface's messages. */
export const labelsOf = (site: Site): Record<keyof FormLabels, string> => {
  const { form } = messagesOf(site);
  return Object.fromEntries(
    (Object.keys(site.formLabels) as (keyof FormLabels)[]).map((name) => [
      name,
      site.formLabels[name] ?? form[name],
    ]),
  ) as Record<keyof FormLabels, string>;
};

export const formContentOf = (site: Site): EstimateFormContent => {
  const { form, nav } = messagesOf(site);
  const phone = mainPhone(site.phones);
  return {
    action: paths.leads,
    language: site.language,
    business: site.name,
    labels: labelsOf(site),
    services: [...new Set(site.services.map(({ name }) => name))],
    messages: {
      choose: form.choose,
      other: form.other,
      requiredNote: form.requiredNote,
      textConsent: textConsentOf(site),
    },
    // The privacy text of a call-only site is a part of Home, its only page.
    privacy: { href: site.callOnly ? '#privacy' : paths.privacy, label: nav.privacy },
    phone: phone
      ? {
          display: phone.display,
          digits: phone.digits,
          ...(phone.messagesBy && { messagesBy: phone.messagesBy }),
        }
      : null,
    email: site.emails[0] ?? null,
  };
};
