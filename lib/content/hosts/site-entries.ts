import { z } from 'zod';
import { pageIdSchema } from '@/lib/platform/env';
import { normaliseHost } from '@/lib/platform/http/request-source';
import { parseJson } from '@/lib/platform/json';
import { warnOnce } from '@/lib/platform/log';

export const entryFields =
  'page canonical redirectTo redirects verification analytics weeklyMail leadSecret deliverTo'.split(' ');

/** entry-settings.ts reads the other fields. */
export type SiteEntry = {
  page: string;
  redirectTo?: string | null | undefined;
  unknown: readonly string[];
  [field: string]: unknown;
};

const entrySchema = z
  .preprocess(
    (entry) => (typeof entry === 'string' ? { page: entry } : entry),
    z.looseObject({
      page: pageIdSchema,
      /** Null for a host that does not redirect. */
      redirectTo: z.string().transform(normaliseHost).nullable().optional(),
    }),
  )
  .transform((entry): SiteEntry => ({
    ...entry,
    unknown: Object.keys(entry).filter((name) => !entryFields.includes(name)),
  }));

export const ENTRY_REASON =
  'must be a page id (1 to 64 letters, digits, - or _), or an object with it as "page"';

export const isSiteEntry = (value: unknown): boolean => entrySchema.safeParse(value).success;

/** Between dots: 1 to 63 characters, no hyphen first or last. */
const LABEL = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?';
/** International names in their ASCII form, as browsers send them. */
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

export const parseEntries = (rows: readonly (readonly [string, unknown])[]): Map<string, SiteEntry> => {
  const { sites, problems } = readEntries(rows);
  for (const problem of problems) warnOnce('sites.entry', problem);
  return sites;
};

/** Reads SITES_FILE. @throws Error for any invalid entry: skipping it would take a site down */
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
