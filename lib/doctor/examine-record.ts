import { checkRecord } from '@/lib/content/parse-record';
import type { Site } from '@/lib/domain/site';
import { isInMenu, pagesOf } from '@/lib/pages/page-registry';
import { changedColours } from './colours';
import { completeness } from './completeness';
import { ranked, type Finding } from './finding';
import { hoursAsUnderstood, unclearHours } from './hours';
import { recordLists } from './record-lists';
import { texts } from './texts';
import { unusedValues } from './unused-values';

/** A record as the site understands it. */
export type Facts = { name: string; pages: string[]; hours: string[]; leads: string; widgets: string[] };

export type Examination = { facts: Facts; findings: Finding[]; site: Site | null };

const leadsGoTo = ({ leadEndpoint, emails }: Site, canMail: boolean): string => {
  if (leadEndpoint) return leadEndpoint;
  return canMail && emails[0] ? `mail to ${emails[0]}` : 'nowhere';
};

const factsOf = (site: Site, canMail: boolean): Facts => ({
  name: site.name,
  pages: pagesOf(site).map(({ path }) => path),
  hours: hoursAsUnderstood(site),
  leads: leadsGoTo(site, canMail),
  widgets: Object.entries(site.widgets).flatMap(([name, on]) => (on ? [name] : [])),
});

const hiddenPages = (site: Site): Finding[] =>
  site.reviews.active && site.reviews.homeOnly && !isInMenu(site, 'reviews') && !site.callOnly
    ? [
        {
          severity: 'note',
          code: 'reviews-home-only',
          field: 'reviews.isHomeOnly',
          text: 'Reviews show on Home only: no menu lists their page.',
        },
      ]
    : [];

const noRecord: Facts = { name: '', pages: [], hours: [], leads: 'nowhere', widgets: [] };

/**
 * All findings about a record that need no network.
 * @param canMail whether this server can send leads by mail
 */
export const examineRecord = (document: unknown, pageId: string, canMail: boolean): Examination => {
  try {
    const { site, problems } = checkRecord(document, pageId);
    return {
      site,
      facts: factsOf(site, canMail),
      findings: ranked([
        ...unusedValues(problems),
        ...completeness(site, canMail),
        ...recordLists(document),
        ...unclearHours(site),
        ...texts(site),
        ...changedColours(site),
        ...hiddenPages(site),
      ]),
    };
  } catch {
    const text =
      'This is no content record: it is not a JSON object with at least one field such as dbPrincipal.';
    return {
      site: null,
      facts: noRecord,
      findings: [{ severity: 'error', code: 'no-record', field: null, text }],
    };
  }
};
