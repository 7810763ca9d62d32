import { siteFile, textFile } from '@/lib/serving/rendering/current-site';
import { indexablePages } from '@/lib/site/pages/site-pages';
import { knownReviews } from '@/lib/content/reviews-service';
import { llmsTxt } from '@/lib/site/seo/site-files';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile(async (site) =>
  textFile(llmsTxt(site, await indexablePages(site, await knownReviews(site)))),
);
