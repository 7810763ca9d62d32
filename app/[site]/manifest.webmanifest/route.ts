import { siteFile, textFile } from '@/lib/rendering/site-file';
import { manifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile((site) => textFile(JSON.stringify(manifest(site)), 'application/manifest+json'));
