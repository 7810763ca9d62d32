import { canonicalHosts, type Entries } from './canonical-hosts';
import { noEntrySettings, readSettings, type EntrySettings } from './entry-settings';
import { noRedirects, parseRedirects, type Redirects } from './redirects';

export type SiteSettings = EntrySettings & { redirects: Redirects };

export const noSettings: SiteSettings = { redirects: noRedirects, ...noEntrySettings };

/** An ignored part of an entry, or an uncertain canonical host. `from`: a redirect's address. */
type EntryProblem = {
  event: 'sites.redirect' | 'sites.entry';
  host: string;
  page: string;
  field?: string;
  from?: string;
  reason: string;
};

/** The sites of this deployment; a new object only when they change. */
export type ServedSites = {
  /** Page ids by host; null when every host is PAGE_ID. */
  byHost: ReadonlyMap<string, string> | null;
  origins: ReadonlyMap<string, string>;
  redirectTo: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, SiteSettings>;
  problems: readonly EntryProblem[];
};

const settingsOf = (entries: Entries, problems: EntryProblem[]): Map<string, SiteSettings> => {
  const settings = new Map<string, SiteSettings>();
  for (const [host, entry] of entries) {
    const { page } = entry;
    const pageOf = (name: string) => entries.get(name)?.page;
    const { redirects, problems: ofRedirects } = parseRedirects(entry.redirects, pageOf, page);
    problems.push(
      ...ofRedirects.map((problem) => ({ event: 'sites.redirect' as const, host, page, ...problem })),
    );
    const own = readSettings(entry, (field, reason) =>
      problems.push({ event: 'sites.entry', host, page, field, reason }),
    );
    const before = settings.get(page) ?? noSettings;
    settings.set(page, {
      redirects: before.redirects === noRedirects ? redirects : before.redirects,
      verification: { ...own.verification, ...before.verification },
      analytics: before.analytics ?? own.analytics,
      weeklyMail: before.weeklyMail ?? own.weeklyMail,
      leadSecrets: before.leadSecrets.length > 0 ? before.leadSecrets : own.leadSecrets,
      deliverTo: before.deliverTo.length > 0 ? before.deliverTo : own.deliverTo,
    });
  }
  return settings;
};

export const servedSitesOf = (entries: Entries): ServedSites => {
  const { hosts, redirectTo, problems: ofHosts } = canonicalHosts(entries);
  const problems = ofHosts.map((problem): EntryProblem => ({ event: 'sites.entry', ...problem }));
  return {
    byHost: new Map([...entries].map(([host, { page }]) => [host, page])),
    origins: new Map([...hosts].map(([page, host]) => [page, `https://${host}`])),
    redirectTo,
    settings: settingsOf(entries, problems),
    problems,
  };
};
