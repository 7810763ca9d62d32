import 'server-only';
import { getCachedSite } from '@/lib/content';
import { hasPage } from '@/lib/content/domain/named';
import { env } from '@/lib/platform/env';
import { paramNameOf, paramOf } from '@/lib/serving/routing/internal-paths';
import { siteKeyOf } from '@/lib/serving/site-key';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import type { ListedKind } from '@/lib/site/pages/site-pages';

/** The build prerenders PAGE_ID's site, unless its record cannot be read. */
export const sitesToPrerender = async (): Promise<{ site: string }[]> => {
  const { pageId } = env();
  const known = await getCachedSite(pageId);
  return known.state === 'found' ? [{ site: siteKeyOf(pageId) }] : [];
};

/** `generateStaticParams` of a kind with a page for each item. */
export const itemsToPrerender = (kind: ListedKind) => async (): Promise<Record<string, string>[]> => {
  const known = await getCachedSite(env().pageId);
  if (known.state !== 'found') return [];
  const items = known.value[pageKinds[kind].list].filter(hasPage);
  return items.map(({ slug }) => ({ [paramNameOf(kind)]: paramOf(slug) }));
};
