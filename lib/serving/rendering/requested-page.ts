import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Site } from '@/lib/content';
import { knownReviews } from '@/lib/content/reviews-service';
import { messagesOf } from '@/lib/site/messages';
import { paramNameOf, paramOf } from '@/lib/serving/routing/internal-paths';
import { pageMetadata } from '@/lib/site/seo/page-metadata';
import { pageTexts, standardTexts } from '@/lib/site/seo/page-texts';
import {
  fixedPage,
  isIndexable,
  pageName,
  pagesOfKind,
  type FixedKind,
  type ListedKind,
  type PageOfKind,
  type SitePage,
} from '@/lib/site/pages/site-pages';
import { getSite } from './current-site';
import { languagesOf } from './other-language';

export type ItemProps = { params: Promise<Record<string, string>> };

/** The page of the item that the params name; undefined without one, and on a call-only site. */
export const itemPage = async <Kind extends ListedKind>(
  kind: Kind,
  { params }: ItemProps,
): Promise<{ site: Site; page: PageOfKind<Kind> | undefined }> => {
  const site = await getSite();
  const { [paramNameOf(kind)]: param } = await params;
  const page = pagesOfKind(site, kind).find(({ item }) => paramOf(item.slug) === param);
  return { site, page };
};

/** @throws Next's 404: the record may have changed since middleware found the page */
export const getItemPage = async <Kind extends ListedKind>(
  kind: Kind,
  props: ItemProps,
): Promise<PageOfKind<Kind>> => (await itemPage(kind, props)).page ?? notFound();

export const getFixedPage = async (kind: FixedKind) => fixedPage(await getSite(), kind);

const metadataFor = async (page: SitePage): Promise<Metadata> => {
  const isFound = isIndexable(page, await knownReviews(page.site));
  return pageMetadata({
    site: page.site,
    page: pageName(page),
    path: isFound ? page.path : undefined,
    texts: pageTexts(page),
    languages: isFound ? await languagesOf(page) : null,
  });
};

export const notFoundMetadata = async (): Promise<Metadata> => {
  const site = await getSite();
  const name = messagesOf(site).nav.notFound;
  return pageMetadata({ site, page: name, texts: standardTexts(site, name) });
};

export const metadataOf = (kind: FixedKind) => async (): Promise<Metadata> =>
  metadataFor(await getFixedPage(kind));

export const itemMetadataOf =
  (kind: ListedKind) =>
  async (props: ItemProps): Promise<Metadata> => {
    const { page } = await itemPage(kind, props);
    return page ? metadataFor(page) : notFoundMetadata();
  };
