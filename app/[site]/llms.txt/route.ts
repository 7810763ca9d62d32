import { siteFile, textFile } from '@/lib/rendering/site-file';
import { indexablePages } from '@/lib/pages/page-registry';
import { knownReviews } from '@/lib/reviews';
import { llmsTxt } from '@/lib/seo/llms-txt';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile(async (site) =>
  textFile(llmsTxt(site, await indexablePages(site, await knownReviews(site.reviews.recordId)))),
);
