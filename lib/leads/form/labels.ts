import type { FormLabels, Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';

const MOST_SERVICES = 6;

/** What a site's form calls its fields: labels from the record's formLabel, else in the interface's language. */
export const labelsOf = (site: Site): Record<keyof FormLabels, string> => {
  const { form } = getMessages(site.language);
  return Object.fromEntries(
    (Object.keys(site.formLabels) as (keyof FormLabels)[]).map((name) => [
      name,
      site.formLabels[name] ?? form[name],
    ]),
  ) as Record<keyof FormLabels, string>;
};

/** What a site's form offers as the type of service: the first six (SPEC section 9). */
export const servicesOf = (site: Site): string[] =>
  site.services.slice(0, MOST_SERVICES).map(({ name }) => name);
