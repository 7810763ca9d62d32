import './server-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '@/lib/content';
import { getSite } from '@/lib/serving/rendering/current-site';
import { paramNameOf, paramOf } from '@/lib/serving/routing/internal-paths';
import { pageKinds } from '@/lib/site/pages/page-kinds';
import { pagesOf, type ListedKind, type SitePage } from '@/lib/site/pages/site-pages';

// Pages make no request of their own; jest.mock holds for the test that imports this too.
jest.mock('undici', () => ({}));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}), notFound: jest.fn() }));
jest.mock('@/lib/serving/rendering/current-site', () => ({ getSite: jest.fn() }));

type Params = { params: Promise<Record<string, string>> };
type Page = {
  default: (props: Params) => Promise<ReactNode>;
  generateMetadata: (props: Params) => Promise<unknown>;
};

const foldersOfKinds = Object.entries(pageKinds).map(([kind, { folder }]) => [kind, folder]);
const pages = new Map(
  [...foldersOfKinds, ['notFound', '/not-found-page']].map(
    ([kind, folder]) => [kind, jest.requireActual<Page>(`@/app/[site]${folder}/page`)] as const,
  ),
);
const { default: SiteLayout } = jest.requireActual<{
  default: (props: { children: ReactNode }) => Promise<ReactNode>;
}>('@/app/[site]/layout');

export type RenderedPage = { kind: string; path: string; html: string; metadata: unknown };

const paramsOf = ({ kind, item }: SitePage): Record<string, string> =>
  item === null ? {} : { [paramNameOf(kind as ListedKind)]: paramOf((item as { slug: string }).slug) };

/**
 * For tests that mock `current-site`: every page of a site and its not-found page, as the server sends them.
 */
export const renderPages = async (site: Site, isWanted = (_: SitePage) => true): Promise<RenderedPage[]> => {
  jest.mocked(getSite).mockResolvedValue(site);
  const wanted = pagesOf(site).filter(isWanted);
  const rendered: RenderedPage[] = [];
  for (const page of [...wanted, null]) {
    const kind = page?.kind ?? 'notFound';
    const { default: Show, generateMetadata } = pages.get(kind) ?? {};
    if (!Show || !generateMetadata) throw new Error(`No page for ${kind}`);
    const params = Promise.resolve(page ? paramsOf(page) : {});
    rendered.push({
      kind,
      path: page?.path ?? '/no-such-page',
      html: renderToStaticMarkup(await SiteLayout({ children: await Show({ params }) })),
      metadata: await generateMetadata({ params }),
    });
  }
  return rendered;
};
