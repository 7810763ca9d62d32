import type { FormLabels, Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';

const MAX_SERVICES = 6;

/** The labels of a site's form: the record's formLabel, else words in the interface's language. */
export const labelsOf = (site: Site): Record<keyof FormLabels, string> => {
  const { form } = getMessages(site.language);
  return Object.fromEntries(
    (Object.keys(site.formLabels) as (keyof FormLabels)[]).map((name) => [
      name,
      site.formLabels[name] ?? form[name],
    ]),
  ) as Record<keyof FormLabels, string>;
};

/** The form's choice of services: the first six (SPEC section 9). */
export const servicesOf = (site: Site): string[] =>
  site.services.slice(0, MAX_SERVICES).map(({ name }) => name);
