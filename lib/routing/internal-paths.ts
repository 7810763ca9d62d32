import { createHash } from 'node:crypto';
import type { IconFile, SiteFile } from '@/lib/urls/paths';

/** Params become names of files and of folders, to which Next adds up to some 50 characters: file systems take 255. */
const MAX_PARAM_LENGTH = 150;

/**
 * A slug as the param of an internal path. Servers and routers disagree on how often a percent sign is decoded on its way;
 * these letters pass them all unchanged, and no fixed page begins like this. Params are compared, never read back, so a long one is
 * a digest.
 */
export const paramOf = (slug: string): string => {
  const param = `s-${Buffer.from(slug).toString('base64url')}`;
  return param.length <= MAX_PARAM_LENGTH
    ? param
    : `d-${createHash('sha256').update(slug).digest('base64url')}`;
};

/** Where a page of a site lives inside the app; `key` is its site key. */
export const internalPaths = {
  page: (key: string, path: string) => `/${key}${path === '/' ? '' : path}`,
  service: (key: string, slug: string) => `/${key}/${paramOf(slug)}`,
  project: (key: string, slug: string) => `/${key}/gallery/${paramOf(slug)}`,
  // Next takes a folder of that name for its own kind of sitemap, and keeps nothing of what it answers.
  file: (key: string, file: SiteFile) => `/${key}/${file === 'sitemap.xml' ? 'site-map' : file}`,
  icon: (key: string, icon: IconFile) => `/${key}/icons/${icon}`,
  card: (key: string, path: string) => `/${key}/social-card/${paramOf(path)}`,
  notFound: (key: string) => `/${key}/not-found-page`,
  /** No param of a slug: the page of a service that does not exist. */
  unknownService: (key: string) => `/${key}/unknown`,
} as const;
