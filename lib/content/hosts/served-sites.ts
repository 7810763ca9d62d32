import { z } from 'zod';
import { didYouMean } from '@/lib/platform/text';
import { noRedirects, parseRedirects, type Redirects } from './redirects';
import { analyticsReason, parseAnalytics, type Analytics } from './site-analytics';
import { entryFields, type SiteEntry } from './site-entries';

export type SiteSettings = {
  redirects: Redirects;
  googleVerification: string | null;
  analytics: Analytics | null;
  /** Whether the business gets a weekly mail; null: WEEKLY_MAIL decides. */
  weeklyMail: boolean | null;
};

export const noSettings: SiteSettings = {
  redirects: noRedirects,
  googleVerification: null,
  analytics: null,
  weeklyMail: null,
};

/** A part of an entry that is ignored. `from`: the address of a redirect. */
type EntryProblem = {
  event: 'sites.redirect' | 'sites.entry';
  host: string;
  page: string;
  from?: string;
  reason: string;
};

/** The sites of this deployment; a new object only when they change. */
export type ServedSites = {
  /** Page ids by host; null when every host is PAGE_ID. */
  byHost: ReadonlyMap<string, string> | null;
  /** The public origin of each site, in the order of SITES_FILE. */
  origins: ReadonlyMap<string, string>;
  redirectTo: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, SiteSettings>;
  problems: readonly EntryProblem[];
};

type Entries = ReadonlyMap<string, SiteEntry>;

const problemOfTarget = (host: string, page: string, redirectTo: string, entries: Entries): string | null => {
  const target = entries.get(redirectTo);
  if (redirectTo === host) return 'is this host itself';
  if (!target) return 'is not a host of this deployment';
  if (target.page !== page) return `is a host of another site, ${target.page}`;
  return target.redirectTo ? `redirects to ${target.redirectTo} itself: name the last host` : null;
};

/** The canonical host of each page id: the target of its redirects, else its first host. */
const canonicalHosts = (entries: Entries) => {
  const hosts = new Map<string, string>();
  const problems: EntryProblem[] = [];
  const prefer = (pageId: string, host: string) => {
    if (!hosts.has(pageId)) hosts.set(pageId, host);
  };
  for (const [host, { page, redirectTo }] of entries) {
    if (!redirectTo) continue;
    const problem = problemOfTarget(host, page, redirectTo, entries);
    if (problem === null) prefer(page, redirectTo);
    else
      problems.push({
        event: 'sites.entry',
        host,
        page,
        reason: `redirectTo ${redirectTo} is ignored: it ${problem}`,
      });
  }
  for (const [host, { page }] of entries) prefer(page, host);
  return { hosts, problems };
};

const verificationSchema = z.object({ google: z.string().regex(/^[\w-]{10,100}$/) });
const VERIFICATION_REASON = 'verification must be {"google": the code of the meta tag}';

const unknownReason = (name: string): string => {
  const meant = didYouMean(name, entryFields);
  const hint = meant ? `did you mean "${meant}"?` : `there are ${entryFields.join(', ')}`;
  return `"${name}" is no setting of a site: ${hint}`;
};

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

type Refuse = (event: EntryProblem['event'], problem: { from?: string; reason: string }) => void;

const settingsOfEntry = (entry: SiteEntry, entries: Entries, refuse: Refuse): SiteSettings => {
  const pageOf = (host: string) => entries.get(host)?.page;
  const { redirects, problems } = parseRedirects(entry.redirects, pageOf, entry.page);
  for (const problem of problems) refuse('sites.redirect', problem);
  for (const name of entry.unknown) refuse('sites.entry', { reason: unknownReason(name) });
  const readCode = (written: unknown) => verificationSchema.safeParse(written).data?.google ?? null;
  const readBoolean = (written: unknown) => (typeof written === 'boolean' ? written : null);
  const refuseSetting = (reason: string) => () => refuse('sites.entry', { reason });
  return {
    redirects,
    googleVerification: readSetting(entry.verification, readCode, refuseSetting(VERIFICATION_REASON)),
    analytics: readSetting(entry.analytics, parseAnalytics, refuseSetting(analyticsReason())),
    weeklyMail: readSetting(entry.weeklyMail, readBoolean, refuseSetting('weeklyMail must be true or false')),
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
      googleVerification: before.googleVerification ?? own.googleVerification,
      analytics: before.analytics ?? own.analytics,
      weeklyMail: before.weeklyMail ?? own.weeklyMail,
    });
  }
  return settings;
};

export const servedBy = (entries: Entries): ServedSites => {
  const { hosts, problems } = canonicalHosts(entries);
  return {
    byHost: new Map([...entries].map(([host, { page }]) => [host, page])),
    origins: new Map(
      [...entries.values()].flatMap(({ page }) => {
        const host = hosts.get(page);
        return host ? [[page, `https://${host}`] as const] : [];
      }),
    ),
    redirectTo: new Map(
      [...entries].flatMap(([host, { page, redirectTo }]) => {
        const target = hosts.get(page);
        return target && target !== host && redirectTo !== null ? [[host, target] as const] : [];
      }),
    ),
    settings: settingsOf(entries, problems),
    problems,
  };
};
