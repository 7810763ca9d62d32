import 'server-only';
import { createHash } from 'node:crypto';
import type { IconFile, SiteFile } from '@/lib/content/domain/addresses';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import type { FixedKind, ListedKind } from '@/lib/site/pages/site-pages';
import { withSlug } from '@/lib/site/pages/paths';

/** Params become file names, to which Next adds up to 50 characters; file systems take 255. */
const MAX_PARAM_LENGTH = 150;

/** A slug as the param of an internal path, in characters that nothing decodes; a long one as a digest. */
export const paramOf = (slug: string): string => {
  const param = `s-${Buffer.from(slug).toString('base64url')}`;
  return param.length <= MAX_PARAM_LENGTH
    ? param
    : `d-${createHash('sha256').update(slug).digest('base64url')}`;
};

/** The name of the param of a kind's folder in app/[site]. */
export const paramNameOf = (kind: ListedKind): string => /\[(\w+)\]/.exec(pageKinds[kind].folder)?.[1] ?? '';

export const internalPaths = {
  page: (key: string, kind: FixedKind) => `/${key}${pageKinds[kind].path.replace(/^\/$/, '')}`,
  item: (key: string, kind: ListedKind, slug: string) =>
    `/${key}${withSlug(pageKinds[kind].folder, paramOf(slug))}`,
  /** A param that no slug has. */
  unknownService: (key: string) => `/${key}${withSlug(pageKinds.service.path, 'unknown')}`,
  file: (key: string, file: SiteFile) => `/${key}/${file === 'sitemap.xml' ? 'site-map' : file}`,
  icon: (key: string, icon: IconFile) => `/${key}/icons/${icon}`,
  card: (key: string, path: string) => `/${key}/social-card/${paramOf(path)}`,
  notFound: (key: string) => `/${key}/not-found-page`,
} as const;
