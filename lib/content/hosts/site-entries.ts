import { z } from 'zod';
import { didYouMean } from '@/lib/platform/text';
import { pageIdSchema } from '@/lib/platform/env';
import { normaliseHost } from '@/lib/platform/http/request-source';
import { parseJson } from '@/lib/platform/json';
import { warnOnce } from '@/lib/platform/log';
import { canonicalHosts } from './canonical-hosts';
import { noRedirects, parseRedirects, type Redirects } from './redirects';
import { analyticsReason, parseAnalytics, type Analytics } from './site-analytics';

/** The settings of a site in SITES_FILE. */
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

/** The sites of this deployment; a new object only when they change. */
export type ServedSites = {
  /** Page ids by host; null when every host is PAGE_ID. */
  byHost: ReadonlyMap<string, string> | null;
  /** The public origin of each site, in the order of SITES_FILE. */
  origins: ReadonlyMap<string, string>;
  /** Hosts that redirect to another host of their site. */
  redirectTo: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, SiteSettings>;
  problems: readonly EntryProblem[];
};

const verificationSchema = z.object({ google: z.string().regex(/^[\w-]{10,100}$/) });
const VERIFICATION_REASON = 'verification must be {"google": the code of the meta tag}';

const entryFields = ['page', 'redirectTo', 'redirects', 'verification', 'analytics', 'weeklyMail'];

const unknownReason = (name: string): string => {
  const meant = didYouMean(name, entryFields);
  const hint = meant ? `did you mean "${meant}"?` : `there are ${entryFields.join(', ')}`;
  return `"${name}" is no setting of a site: ${hint}`;
};

const entrySchema = z
  .union([
    pageIdSchema.transform((page) => ({ page })),
    z.looseObject({
      page: pageIdSchema,
      /** A host of the same site; null: no redirect. */
      redirectTo: z.string().transform(normaliseHost).nullable().optional(),
      redirects: z.unknown().optional(),
      verification: z.unknown().optional(),
      analytics: z.unknown().optional(),
      weeklyMail: z.unknown().optional(),
    }),
  ])
  .transform((entry) => ({
    redirectTo: undefined,
    redirects: undefined,
    verification: undefined,
    analytics: undefined,
    weeklyMail: undefined,
    ...entry,
    unknown: Object.keys(entry).filter((name) => !entryFields.includes(name)),
  }));

export type SiteEntry = z.output<typeof entrySchema>;

export const ENTRY_REASON =
  'must be a page id (1 to 64 letters, digits, - or _), or an object with it as "page"';

/** Whether this is an entry of SITES_FILE; `servedBy` checks its settings. */
export const isSiteEntry = (value: unknown): boolean => entrySchema.safeParse(value).success;

/** A part of a host name between dots: 1 to 63 characters, no hyphen first or last. */
const LABEL = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?';
/** A host name in lower case; international names in their ASCII form, as browsers send them. */
const HOST = new RegExp(`^(?=.{1,253}$)${LABEL}(\\.${LABEL})*$`);

type Read = { sites: Map<string, SiteEntry>; problems: { host: string; reason: string }[] };

const readEntries = (entries: readonly (readonly [string, unknown])[]): Read => {
  const read: Read = { sites: new Map(), problems: [] };
  for (const [name, entry] of entries) {
    const host = normaliseHost(name);
    const checked = entrySchema.safeParse(entry);
    if (!HOST.test(host)) read.problems.push({ host: name, reason: 'is no host name' });
    else if (!checked.success) read.problems.push({ host: name, reason: ENTRY_REASON });
    else read.sites.set(host, checked.data);
  }
  return read;
};

/** Reads rows of the table `sites`. A row that cannot be used is left out and logged. */
export const parseEntries = (rows: readonly (readonly [string, unknown])[]): Map<string, SiteEntry> => {
  const { sites, problems } = readEntries(rows);
  for (const problem of problems) warnOnce('sites.entry', problem);
  return sites;
};

/**
 * Reads a SITES_FILE: {"www.example.com": "page id" or an object with "page" (docs/operating.md), ...}.
 * @throws Error when the text is no JSON object, is empty, or has any invalid entry: reading the rest would
 * take sites down
 */
export const parseSites = (text: string): Map<string, SiteEntry> => {
  const document = parseJson(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Error('is not an object of host names');
  const { sites, problems } = readEntries(Object.entries(document));
  const reasons = problems.map(({ host, reason }) => `${JSON.stringify(host)} ${reason}`);
  if (sites.size === 0 && reasons.length === 0) reasons.push('names no host');
  if (reasons.length > 0) throw new Error(reasons.slice(0, 5).join('; '));
  return sites;
};

type Entries = ReadonlyMap<string, SiteEntry>;

const partOf = <T>(written: unknown, read: (written: unknown) => T | null, refuse: () => void): T | null => {
  if (written === undefined || written === null) return null;
  const value = read(written);
  if (value === null) refuse();
  return value;
};

/** A part of an entry that is ignored. `from`: the address of a redirect. */
export type EntryProblem = {
  event: 'sites.redirect' | 'sites.entry';
  host: string;
  page: string;
  from?: string;
  reason: string;
};

type Refuse = (event: EntryProblem['event'], problem: { from?: string; reason: string }) => void;

/** The settings of one entry. Calls `refuse` for each redirect or setting that is ignored. */
const settingsOfEntry = (entry: SiteEntry, entries: Entries, refuse: Refuse): SiteSettings => {
  const pageOf = (host: string) => entries.get(host)?.page;
  const { redirects, problems } = parseRedirects(entry.redirects, pageOf, entry.page);
  for (const problem of problems) refuse('sites.redirect', problem);
  for (const name of entry.unknown) refuse('sites.entry', { reason: unknownReason(name) });
  const readCode = (written: unknown) => verificationSchema.safeParse(written).data?.google ?? null;
  const readBoolean = (written: unknown) => (typeof written === 'boolean' ? written : null);
  const refusePart = (reason: string) => () => refuse('sites.entry', { reason });
  return {
    redirects,
    googleVerification: partOf(entry.verification, readCode, refusePart(VERIFICATION_REASON)),
    analytics: partOf(entry.analytics, parseAnalytics, refusePart(analyticsReason())),
    weeklyMail: partOf(entry.weeklyMail, readBoolean, refusePart('weeklyMail must be true or false')),
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
  const canonical = canonicalHosts(entries);
  const problems = canonical.problems.map((problem): EntryProblem => ({ event: 'sites.entry', ...problem }));
  return {
    byHost: new Map([...entries].map(([host, { page }]) => [host, page])),
    origins: new Map(
      [...entries.values()].flatMap(({ page }) => {
        const host = canonical.hosts.get(page);
        return host ? [[page, `https://${host}`] as const] : [];
      }),
    ),
    redirectTo: new Map(
      [...entries].flatMap(([host, { page, redirectTo }]) => {
        const target = canonical.hosts.get(page);
        return target && target !== host && redirectTo !== null ? [[host, target] as const] : [];
      }),
    ),
    settings: settingsOf(entries, problems),
    problems,
  };
};
