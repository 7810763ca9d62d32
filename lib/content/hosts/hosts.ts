import { readFileSync, statSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { normaliseHost } from '@/lib/platform/http/request-source';
import { info, reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { hostedPageId } from '@/lib/content/domain/preview-id';
import { singleton } from '@/lib/platform/singleton';
import { noSettings, servedSitesOf, type ServedSites, type SiteSettings } from './served-sites';
import { parseEntries, parseSites } from './site-entries';

export type { ServedSites, SiteSettings } from './served-sites';

const CHECK_EVERY_MS = 1_000;

const state = singleton('hosts', () => ({
  served: null as ServedSites | null,
  changedAt: 0,
  checkedAt: 0,
  failure: '',
  /** The table's rows; null until the table or its copy was read. */
  table: null as string | null,
}));

const servedAndLogged = (entries: Parameters<typeof servedSitesOf>[0]): ServedSites => {
  const served = servedSitesOf(entries);
  for (const { event, page, ...problem } of served.problems) warnOnce(event, { site: page, ...problem });
  return served;
};

const ownSite = (byHost: ServedSites['byHost']): ServedSites => ({
  byHost,
  origins: new Map([[env().pageId, env().siteUrl]]),
  redirectTo: new Map(),
  settings: new Map(),
  problems: [],
});

const ownHost = (): string => new URL(env().siteUrl).hostname;

/** False until the table `sites` or its copy was read: until then only SITE_URL's host has a site. */
export const areHostsKnown = (): boolean => env().sitesFile !== null || state.table !== null;

/** Sets the rows of the table `sites` (none: PAGE_ID's site is served). @returns whether they changed */
export const setSitesOfTable = (rows: readonly (readonly [string, unknown])[]): boolean => {
  const table = JSON.stringify(rows);
  if (table === state.table) return false;
  Object.assign(state, {
    table,
    served: rows.length > 0 ? servedAndLogged(parseEntries(rows)) : ownSite(null),
  });
  return true;
};

export const servedSites = (): ServedSites => {
  const { sitesFile } = env();
  if (!sitesFile)
    return (state.served ??= ownSite(areHostsKnown() ? null : new Map([[ownHost(), env().pageId]])));
  // Monotonic: setting the wall clock back would delay the next check of the file.
  const now = performance.now();
  if (state.served && now - state.checkedAt < CHECK_EVERY_MS) return state.served;
  state.checkedAt = now;
  try {
    const changedAt = statSync(sitesFile).mtimeMs;
    if (!state.served || changedAt !== state.changedAt)
      state.served = servedAndLogged(parseSites(readFileSync(sitesFile, 'utf8')));
    state.changedAt = changedAt;
    state.failure = '';
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== state.failure) warn('sites.file', { file: sitesFile, reason });
    state.failure = reason;
  }
  return (state.served ??= servedSitesOf(new Map()));
};

/** The page id of a Host header; null for an unknown host. An empty table without SITES_FILE: PAGE_ID. */
export const pageIdOfHost = (host: string): string | null => {
  const { byHost } = servedSites();
  return byHost ? (byHost.get(normaliseHost(host)) ?? null) : env().pageId;
};

/** A site's or preview's public origin: its canonical host in SITES_FILE, else SITE_URL. */
export const originOf = (pageId: string): string =>
  servedSites().origins.get(hostedPageId(pageId)) ?? env().siteUrl;

export const isServed = (pageId: string): boolean => servedSites().origins.has(pageId);

/** The origin to which a host redirects; null when the host is canonical. */
export const canonicalOriginFor = (host: string): string | null => {
  const target = servedSites().redirectTo.get(normaliseHost(host));
  return target ? `https://${target}` : null;
};

export const settingsOfSite = (pageId: string): SiteSettings =>
  servedSites().settings.get(pageId) ?? noSettings;

/** Whether visitors reach a site under this host; without SITES_FILE, only under SITE_URL's. */
export const servesHost = (host: string): boolean => {
  const { byHost } = servedSites();
  const name = normaliseHost(host);
  return byHost ? byHost.has(name) : name === ownHost();
};

export const logHosts = (): void => {
  const { pageId, siteUrl, sitesFile } = env();
  const { byHost } = servedSites();
  if (!areHostsKnown())
    warn('hosts.unknown', {
      reason: 'the table of hosts was not read',
      shown: `${pageId} at ${siteUrl} only`,
    });
  else if (byHost) info('hosts', { from: sitesFile ? 'SITES_FILE' : 'table', hosts: byHost.size });
  else info('hosts', { from: 'PAGE_ID', shown: `${pageId} under every host` });
};
