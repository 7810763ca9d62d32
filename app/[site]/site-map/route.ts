import { siteChangedAt } from '@/lib/content';
import { siteOfKey } from '@/lib/rendering/current-site';
import { originOf } from '@/lib/routing/hosts';
import { indexablePages } from '@/lib/pages/page-registry';
import { knownReviews } from '@/lib/reviews';
import { sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = async (_request: Request, { params }: { params: Promise<{ site: string }> }) => {
  const site = await siteOfKey((await params).site);
  return new Response(
    sitemap(
      await indexablePages(site, await knownReviews(site.reviews.recordId)),
      originOf(site.id),
      await siteChangedAt(site.id),
    ),
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  );
};
