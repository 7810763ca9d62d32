import { readFileSync, statSync } from 'node:fs';
import { env, pageIdSchema } from '@/lib/env';
import { normaliseHost } from '@/lib/http/normalise-host';
import { reasonOf, warn, warnOnce } from '@/lib/log';
import { singleton } from '@/lib/singleton';

/** The sites of this deployment. The object stays the same until SITES_FILE changes. */
export type ServedSites = {
  /** Page ids by host; null when every host is PAGE_ID. */
  byHost: ReadonlyMap<string, string> | null;
  /** The public origin of each site. */
  origins: ReadonlyMap<string, string>;
};

/**
 * Reads the text of a SITES_FILE: {"www.example.com": "page id", ...}. An entry that cannot be used is left out and logged.
 * @throws Error when the text is not a JSON object.
 */
export const parseSites = (text: string): Map<string, string> => {
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Error('is not an object of host names');
  return new Map(
    Object.entries(document).flatMap(([host, pageId]) => {
      const checked = pageIdSchema.safeParse(pageId);
      if (checked.success) return [[normaliseHost(host), checked.data] as const];
      warnOnce('sites.entry', { host, reason: 'page id must be 1 to 64 letters, digits, - or _' });
      return [];
    }),
  );
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

/** The sites of SITES_FILE, read again when the file changes, else PAGE_ID's. A file that cannot be read keeps the sites known so far. */
export const servedSites = (): ServedSites => {
  const { sitesFile, pageId, siteUrl } = env();
  if (!sitesFile) return (state.served ??= { byHost: null, origins: new Map([[pageId, siteUrl]]) });
  const now = Date.now();
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
