import { siteChangedAt } from '@/lib/content';
import { siteFile, textFile } from '@/lib/serving/rendering/current-site';
import { originOf } from '@/lib/content/hosts/hosts';
import { indexablePages } from '@/lib/site/pages/site-pages';
import { knownReviews } from '@/lib/content/reviews-service';
import { sitemap } from '@/lib/site/seo/site-files';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile(async (site) => {
  const pages = await indexablePages(site, await knownReviews(site));
  return textFile(sitemap(pages, originOf(site.id), await siteChangedAt(site.id)), 'application/xml');
});
