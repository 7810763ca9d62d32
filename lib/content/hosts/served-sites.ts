import { hintFor } from '@/lib/platform/text';
import { canonicalHosts, type Entries } from './canonical-hosts';
import { noRedirects, parseRedirects, type Redirects } from './redirects';
import { readDeliverTo, secretsSchema, type SiteDestination } from './site-deliver-to';
import { analyticsProblem, parseAnalytics, type Analytics } from './site-analytics';
import { entryFields, type SiteEntry } from './site-entries';
import { readVerification, type Verification } from './site-verification';

export type SiteSettings = {
  redirects: Redirects;
  verification: Verification;
  analytics: Analytics | null;
  /** Null when WEEKLY_MAIL decides. */
  weeklyMail: boolean | null;
  /** Two during a rotation; none: the receiver's own secret signs. Never shown or logged. */
  leadSecrets: readonly string[];
  /** These destinations are never shown or logged. */
  deliverTo: readonly SiteDestination[];
};

export const noSettings: SiteSettings = {
  redirects: noRedirects,
  verification: {},
  analytics: null,
  weeklyMail: null,
  leadSecrets: [],
  deliverTo: [],
};

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

const unknownReason = (name: string): string =>
  `"${name}" is no setting of a site${hintFor(name, entryFields)}`;

const readSetting = <T>(
  written: unknown,
  read: (written: unknown) => T | null,
  refuse: () => void,
): T | null => {
  if (written === undefined || written === null) return null;
  const value = read(written);
  if (value === null) refuse();
  return value;
};

type Refuse = (
  event: EntryProblem['event'],
  problem: { field?: string; from?: string; reason: string },
) => void;

const readSecrets = (written: unknown): readonly string[] | null =>
  secretsSchema.safeParse(written).data ?? null;

const settingsOfEntry = (entry: SiteEntry, entries: Entries, refuse: Refuse): SiteSettings => {
  const pageOf = (host: string) => entries.get(host)?.page;
  const { redirects, problems } = parseRedirects(entry.redirects, pageOf, entry.page);
  for (const problem of problems) refuse('sites.redirect', problem);
  for (const name of entry.unknown) refuse('sites.entry', { field: name, reason: unknownReason(name) });
  const readBoolean = (written: unknown) => (typeof written === 'boolean' ? written : null);
  const refuseSetting = (field: string, reason: string) => refuse('sites.entry', { field, reason });
  readSetting(entry.canonical, readBoolean, () =>
    refuseSetting('canonical', 'canonical must be true or false'),
  );
  return {
    redirects,
    verification: readVerification(entry.verification, refuseSetting),
    analytics: readSetting(entry.analytics, parseAnalytics, () =>
      refuseSetting('analytics', analyticsProblem()),
    ),
    weeklyMail: readSetting(entry.weeklyMail, readBoolean, () =>
      refuseSetting('weeklyMail', 'weeklyMail must be true or false'),
    ),
    leadSecrets:
      readSetting(entry.leadSecret, readSecrets, () =>
        refuseSetting(
          'leadSecret',
          'leadSecret must be "whsec_" and 24 to 64 bytes as base64, or a list of two',
        ),
      ) ?? [],
    deliverTo: readDeliverTo(entry.deliverTo, refuseSetting),
  };
};

const settingsOf = (entries: Entries, problems: EntryProblem[]): Map<string, SiteSettings> => {
  const settings = new Map<string, SiteSettings>();
  for (const [host, entry] of entries) {
    const { page } = entry;
    const own = settingsOfEntry(entry, entries, (event, problem) =>
      problems.push({ event, host, page, ...problem }),
    );
    const before = settings.get(page) ?? noSettings;
    settings.set(page, {
      redirects: before.redirects === noRedirects ? own.redirects : before.redirects,
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
