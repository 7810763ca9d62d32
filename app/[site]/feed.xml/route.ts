import { siteFile, textFile } from '@/lib/serving/rendering/current-site';
import { feedOf } from '@/lib/site/seo/feed';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile((site) => {
  const feed = feedOf(site);
  return feed === null ? null : textFile(feed, 'application/atom+xml');
});
