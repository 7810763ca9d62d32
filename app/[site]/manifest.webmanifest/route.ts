import { siteFile, textFile } from '@/lib/serving/rendering/site-file';
import { manifest } from '@/lib/site/seo/site-files';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile((site) => textFile(JSON.stringify(manifest(site)), 'application/manifest+json'));
