import { pageKinds, type Kinds } from '@/lib/site/pages/page-kinds';
import { serverPaths } from '@/lib/site/urls/server-paths';

/** For public and internal paths. @param slug as it stands in the path */
export const withSlug = (path: string, slug: string): string => path.replace(/\[\w+\]/, () => slug);

type PagePaths = {
  readonly [Kind in keyof Kinds]: Kinds[Kind]['list'] extends null ? string : (slug: string) => string;
};
const pagePaths = Object.fromEntries(
  Object.entries(pageKinds).map(([kind, { path, list }]) => [
    kind,
    list === null ? path : (slug: string) => withSlug(path, encodeURIComponent(slug)),
  ]),
) as PagePaths;

/** `paths.about`, `paths.service(slug)` for each kind of page, and the server's paths. */
export const paths = { ...pagePaths, ...serverPaths };
