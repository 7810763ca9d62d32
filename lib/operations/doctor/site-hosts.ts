import { servedSites, settingsOfSite } from '@/lib/content/hosts/hosts';
import { redirectProblems } from '@/lib/serving/routing/old-addresses';
import type { Site } from '@/lib/content';
import type { Finding } from './finding';

/** The hosts of a page id in SITES_FILE or the table; none when every host shows PAGE_ID's site. */
export const hostsOf = (pageId: string): string[] =>
  [...(servedSites().byHost ?? [])].flatMap(([host, id]) => (id === pageId ? [host] : []));

/** One line for each host, and one for the analytics. */
export const hostFacts = (pageId: string): string[] => {
  const { redirectTo } = servedSites();
  const { analytics } = settingsOfSite(pageId);
  return [
    ...hostsOf(pageId).map((host) => {
      const target = redirectTo.get(host);
      return target ? `${host}, which redirects to ${target}` : host;
    }),
    ...(analytics ? [`Analytics: ${analytics.name}, after the visitor's consent. Not on Vercel.`] : []),
  ];
};

/** What is ignored of a site's entries in SITES_FILE or the table. */
export const settingFindings = (site: Site): Finding[] => {
  const ofEntries = servedSites().problems.filter(({ page }) => page === site.id);
  const ofPages = redirectProblems(site, settingsOfSite(site.id).redirects);
  return [...ofEntries.map(({ host, from, reason }) => ({ from, reason, place: host })), ...ofPages].map(
    ({ from, reason, ...entry }): Finding => ({
      severity: 'warning',
      code: from === undefined ? 'setting' : 'redirect',
      field: null,
      text: `${'place' in entry ? `The entry of ${entry.place}` : 'The entry of this site'}: ${
        from === undefined ? reason : `the redirect ${from} ${reason}`
      }`,
    }),
  );
};
