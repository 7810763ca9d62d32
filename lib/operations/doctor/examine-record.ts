import { checkRecord } from '@/lib/content/parse-record';
import type { Site } from '@/lib/content/domain/site';
import { pagesOf, showsReviews } from '@/lib/site/pages/site-pages';
import { changedColours } from './colours';
import { unclearAddresses } from './unclear-addresses';
import { completeness } from './completeness';
import { ranked, type Finding } from './finding';
import { hoursAsUnderstood, pastSpecialHours, unclearHours, unclearSpecialHours } from './hours';
import { leadDestination, leadFindings, type Delivery } from './lead-destination';
import { leftovers } from './leftovers';
import { markup } from './markup';
import { recordLists, widgetPlaces } from './record-lists';
import { texts } from './texts';
import { unlistedPhones } from './unlisted-phones';
import { unusedValues } from './unused-values';

/** A record as the site understands it. */
export type Facts = {
  name: string;
  pages: string[];
  hours: string[];
  leads: string;
  widgets: string[];
  /** Where visitors find it; known for page ids only. */
  hosts: string[];
};

export type Examination = { facts: Facts; findings: Finding[]; site: Site | null };

const factsOf = (site: Site, document: unknown, delivery: Delivery): Facts => ({
  name: site.name,
  pages: pagesOf(site).map(({ path }) => path),
  hours: hoursAsUnderstood(site),
  leads: leadDestination(site, delivery) ?? 'nowhere',
  widgets: widgetPlaces(document),
  hosts: [],
});

const hiddenPages = (site: Site): Finding[] =>
  site.reviews.active && site.reviews.homeOnly && !showsReviews(site) && !site.callOnly
    ? [
        {
          severity: 'note',
          code: 'reviews-home-only',
          field: 'reviews.isHomeOnly',
          text: 'Reviews show on Home only: no menu lists their page.',
        },
      ]
    : [];

export const noFacts: Facts = { name: '', pages: [], hours: [], leads: 'nowhere', widgets: [], hosts: [] };

/**
 * All findings about a record that need no network.
 * @param delivery how this server delivers leads
 */
export const examineRecord = (document: unknown, pageId: string, delivery: Delivery): Examination => {
  try {
    const { site, problems } = checkRecord(document, pageId);
    return {
      site,
      facts: factsOf(site, document, delivery),
      findings: ranked([
        ...unusedValues(problems),
        ...completeness(site),
        ...leadFindings(site, delivery),
        ...recordLists(document),
        ...unclearHours(site),
        ...unclearSpecialHours(site),
        ...pastSpecialHours(site),
        ...unclearAddresses(site),
        ...texts(document, site),
        ...unlistedPhones(document, site),
        ...markup(document),
        ...leftovers(document, site),
        ...changedColours(site),
        ...hiddenPages(site),
      ]),
    };
  } catch {
    const text =
      'This is no content record: it is not a JSON object with at least one field such as dbPrincipal.';
    return {
      site: null,
      facts: noFacts,
      findings: [{ severity: 'error', code: 'no-record', field: null, text }],
    };
  }
};
