import type { FormLabels, Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';

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

/** The services of the form in the record's order, so that the first six (SPEC section 3) lead. */
export const servicesOf = (site: Site): string[] => [...new Set(site.services.map(({ name }) => name))];
