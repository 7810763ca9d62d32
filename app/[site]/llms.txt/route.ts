import { siteOfKey } from '@/lib/rendering/current-site';
import { indexablePages } from '@/lib/pages/page-registry';
import { knownReviews } from '@/lib/reviews';
import { llmsTxt } from '@/lib/seo/llms-txt';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = async (_request: Request, { params }: { params: Promise<{ site: string }> }) => {
  const site = await siteOfKey((await params).site);
  return new Response(llmsTxt(site, await indexablePages(site, await knownReviews(site.reviews.recordId))), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
