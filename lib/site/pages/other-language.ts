import type { Site } from '@/lib/content/record/site';
import { hostedPageId } from '@/lib/content/domain/preview-id';

/** Why two sites are not the same business in two languages, for the first one's owner; null if they are. */
export const refusalOf = (site: Site, other: Site): string | null => {
  if (other.otherLanguage !== hostedPageId(site.id)) return 'its record does not name this one';
  return other.language === site.language ? 'its record has the same language' : null;
};
