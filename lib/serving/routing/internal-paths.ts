import 'server-only';
import { createHash } from 'node:crypto';
import type { IconFile, SiteFile } from '@/lib/content/domain/addresses';

/** Params become file names, to which Next adds up to 50 characters; file systems take 255. */
const MAX_PARAM_LENGTH = 150;

/**
 * A slug as the param of an internal path, in characters that no server or router decodes. A long slug
 * becomes a digest, as params are only compared.
 */
export const paramOf = (slug: string): string => {
  const param = `s-${Buffer.from(slug).toString('base64url')}`;
  return param.length <= MAX_PARAM_LENGTH
    ? param
    : `d-${createHash('sha256').update(slug).digest('base64url')}`;
};

export const internalPaths = {
  page: (key: string, path: string) => `/${key}${path === '/' ? '' : path}`,
  service: (key: string, slug: string) => `/${key}/${paramOf(slug)}`,
  project: (key: string, slug: string) => `/${key}/gallery/${paramOf(slug)}`,
  // Next treats `sitemap.xml` as its own kind of sitemap and does not cache it.
  file: (key: string, file: SiteFile) => `/${key}/${file === 'sitemap.xml' ? 'site-map' : file}`,
  icon: (key: string, icon: IconFile) => `/${key}/icons/${icon}`,
  card: (key: string, path: string) => `/${key}/social-card/${paramOf(path)}`,
  notFound: (key: string) => `/${key}/not-found-page`,
  /** Equal to no slug's param. */
  unknownService: (key: string) => `/${key}/unknown`,
} as const;
