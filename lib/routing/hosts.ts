import { readFileSync, statSync } from 'node:fs';
import { env, pageIdSchema } from '@/lib/env';
import { normaliseHost } from '@/lib/http/normalise-host';
import { reasonOf, warn } from '@/lib/log';
import { singleton } from '@/lib/singleton';

/** The sites of this deployment. The object stays the same until SITES_FILE changes. */
export type ServedSites = {
  /** Page ids by host; null when every host is PAGE_ID. */
  byHost: ReadonlyMap<string, string> | null;
  /** The public origin of each site. */
  origins: ReadonlyMap<string, string>;
};

/** A host name in lower case; international names stand in their ASCII form, as browsers send them. */
const HOST = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/;

/**
 * Reads the text of a SITES_FILE: {"www.example.com": "page id", ...}.
 * @throws Error when the text is not a JSON object, names no host, or has an entry that cannot be used: half a file would take
 * the sites of the other half down.
 */
export const parseSites = (text: string): Map<string, string> => {
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Error('is not an object of host names');
  const sites = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, pageId] of Object.entries(document)) {
    const host = normaliseHost(name);
    const checked = pageIdSchema.safeParse(pageId);
    if (!HOST.test(host)) problems.push(`${JSON.stringify(name)} is no host name`);
    else if (!checked.success)
      problems.push(`${JSON.stringify(name)}: page id must be 1 to 64 letters, digits, - or _`);
    else sites.set(host, checked.data);
  }
  if (sites.size === 0 && problems.length === 0) problems.push('names no host');
  if (problems.length > 0) throw new Error(problems.slice(0, 5).join('; '));
  return sites;
};

/** A site's origin is the first of its hosts. */
const servedBy = (byHost: Map<string, string>): ServedSites => ({
  byHost,
  origins: new Map([...byHost].reverse().map(([host, pageId]) => [pageId, `https://${host}`])),
});

const CHECK_EVERY_MS = 1_000;

const state = singleton('hosts', () => ({
  served: null as ServedSites | null,
  changedAt: 0,
  checkedAt: 0,
  failure: '',
}));

/** The sites of SITES_FILE, read again when the file changes, else PAGE_ID's. A file that is broken anywhere is refused whole: the sites known so far stay. */
export const servedSites = (): ServedSites => {
  const { sitesFile, pageId, siteUrl } = env();
  if (!sitesFile) return (state.served ??= { byHost: null, origins: new Map([[pageId, siteUrl]]) });
  // Monotonic: a clock that is set back must not keep an old file.
  const now = performance.now();
  if (state.served && now - state.checkedAt < CHECK_EVERY_MS) return state.served;
  state.checkedAt = now;
  try {
    const changedAt = statSync(sitesFile).mtimeMs;
    if (!state.served || changedAt !== state.changedAt)
      state.served = servedBy(parseSites(readFileSync(sitesFile, 'utf8')));
    state.changedAt = changedAt;
    state.failure = '';
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== state.failure) warn('sites.file', { file: sitesFile, reason });
    state.failure = reason;
  }
  return (state.served ??= servedBy(new Map()));
};

/** The page id of a request's Host header: by SITES_FILE when there is one, else PAGE_ID for every host; null for an unknown host. */
export const pageIdOfHost = (host: string): string | null => {
  const { byHost } = servedSites();
  return byHost ? (byHost.get(normaliseHost(host)) ?? null) : env().pageId;
};

/** The public origin of a site: its first host in SITES_FILE, else SITE_URL. */
export const originOf = (pageId: string): string => servedSites().origins.get(pageId) ?? env().siteUrl;

/** Does this deployment serve the site of this page id? */
export const isServed = (pageId: string): boolean => servedSites().origins.has(pageId);

/** Is a site served under exactly this host: one of SITES_FILE, else SITE_URL's? */
export const servesHost = (host: string): boolean => {
  const { byHost } = servedSites();
  const name = normaliseHost(host);
  return byHost ? byHost.has(name) : name === new URL(env().siteUrl).hostname;
};
