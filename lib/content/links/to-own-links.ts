import { frameOrigin, MAX_BESIDE, MAX_IN_HEADER, type LinkPlace, type SiteLink } from './site-links';
import { hostedPageId } from '@/lib/content/domain/preview-id';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import type { linkOptions } from './link-fields';

const room: Record<LinkPlace, number> = { header: MAX_IN_HEADER, callToAction: MAX_BESIDE };

const refusalOf = (url: string): string | null => (frameOrigin(url) ? null : 'no policy can name this host');

/** Drops links for which their place has no room, and every `embed` but the first. */
export const toOwnLinks = (
  entries: WireOf<typeof linkOptions.links> | undefined,
  problems: FieldProblem[],
): SiteLink[] => {
  const shown: Record<LinkPlace, number> = { header: 0, callToAction: 0 };
  let hasEmbedded = false;
  return (entries ?? []).flatMap((entry, index): SiteLink[] => {
    const path = `options.links[${index}]`;
    if (!entry?.kind || !entry.url) return [];
    const place = entry.place ?? 'callToAction';
    if (shown[place] >= room[place]) {
      problems.push({ path, reason: `is not shown: its place, ${place}, has room for ${room[place]}` });
      return [];
    }
    shown[place] += 1;
    const refusal = hasEmbedded ? 'an earlier link is embedded' : refusalOf(entry.url);
    const embed = entry.embed === true && refusal === null;
    if (entry.embed && refusal) problems.push({ path: `${path}.embed`, reason: `is not used: ${refusal}` });
    hasEmbedded ||= embed;
    return [
      { kind: entry.kind, url: entry.url, label: entry.label, place, newTab: entry.newTab === true, embed },
    ];
  });
};

/** Null for the page id of this record, also in a preview of it. */
export const toOtherLanguage = (
  other: string | null,
  id: string,
  problems: FieldProblem[],
): string | null => {
  if (other === null || other !== hostedPageId(id)) return other;
  problems.push({ path: 'options.otherLanguage', reason: 'is this record itself' });
  return null;
};
