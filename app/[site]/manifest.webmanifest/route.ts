import { siteFile, textFile } from '@/lib/serving/rendering/current-site';
import { manifest } from '@/lib/site/seo/site-files';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile((site) => textFile(JSON.stringify(manifest(site)), 'application/manifest+json'));
