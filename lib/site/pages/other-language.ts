import type { Site } from '@/lib/content/domain/site';
import { hostedPageId } from '@/lib/content/previews/preview-id';

/** The reason, for who keeps the record of the first, that two sites are not one business; else null. */
export const refusalOf = (site: Site, other: Site): string | null => {
  if (other.otherLanguage !== hostedPageId(site.id)) return 'its record does not name this one';
  return other.language === site.language ? 'its record has the same language' : null;
};
