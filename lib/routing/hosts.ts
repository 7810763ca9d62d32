import { readFileSync, statSync } from 'node:fs';
import { env, pageIdSchema } from '@/lib/env';
import { warn, warnOnce } from '@/lib/log';
import { shared } from '@/lib/shared';


/** A host as SITES_FILE writes it: lower case, no port, no trailing dot. */
export const normaliseHost = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * Reads the text of a SITES_FILE: {"www.example.com": "page id", ...}. An entry that cannot be used is left out and logged.
 * @throws Error when the text is not a JSON object.
 */
export const parseSites = (text: string): Map<string, string> => {
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Error('is not an object of host names');
  return new Map(
    Object.entries(document).flatMap(([host, pageId]) => {
      const checked = pageIdSchema.safeParse(pageId);
      if (checked.success) return [[normaliseHost(host), checked.data] as const];
      warnOnce('sites.entry', { host, reason: 'page id must be 1 to 64 letters, digits, - or _' });
      return [];
    }),
  );
};

const CHECK_EVERY_MS = 1_000;

type Loaded = { sites: Map<string, string>; pageIds: ReadonlySet<string>; changed: number; checkedAt: number };

const read = (file: string) => {
  const sites = parseSites(readFileSync(file, 'utf8'));
  return { sites, pageIds: new Set(sites.values()) };
};

const loaded = shared('hosts.loaded', (): { current: Loaded | null } => ({ current: null }));

/** The hosts of SITES_FILE, read again when the file changes; null without one. A file that cannot be read keeps the hosts known so far. */
const sites = (): Map<string, string> | null => {
  const file = env().sitesFile;
  if (!file) return null;
  const before = loaded.current;
  const now = Date.now();
  if (before && now - before.checkedAt < CHECK_EVERY_MS) return before.sites;
  try {
    const changed = statSync(file).mtimeMs;
    loaded.current = before?.changed === changed ? { ...before, checkedAt: now } : { ...read(file), changed, checkedAt: now };
  } catch (error) {
    warn('sites.file', { file, reason: error instanceof Error ? error.message : String(error) });
    loaded.current = { sites: before?.sites ?? new Map(), pageIds: before?.pageIds ?? new Set(), changed: before?.changed ?? 0, checkedAt: now };
  }
  return loaded.current.sites;
};

/** The page id of a request's Host header: by SITES_FILE when there is one, else PAGE_ID for every host; null for an unknown host. */
export const pageIdOfHost = (host: string): string | null => {
  const known = sites();
  return known ? (known.get(normaliseHost(host)) ?? null) : env().pageId;
};

/** The public origin of a site: its first host in SITES_FILE, else SITE_URL. */
export const originOf = (pageId: string): string => {
  const host = [...(sites() ?? [])].find(([, id]) => id === pageId)?.[0];
  return host ? `https://${host}` : env().siteUrl;
};

const ownPageId = shared('hosts.own', () => new Set([env().pageId]));

/** Every page id that this deployment serves; the same set until SITES_FILE changes. */
export const servedPageIds = (): ReadonlySet<string> => (sites() ? (loaded.current?.pageIds ?? ownPageId) : ownPageId);
