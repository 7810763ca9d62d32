import type { Site } from '@/lib/content/record/site';
import { hostedPageId } from '@/lib/content/domain/preview-id';

/** Why two sites are not one business in two languages, in words for the first site's owner; else null. */
export const refusalOf = (site: Site, other: Site): string | null => {
  if (other.otherLanguage !== hostedPageId(site.id)) return 'its record does not name this one';
  return other.language === site.language ? 'its record has the same language' : null;
};
