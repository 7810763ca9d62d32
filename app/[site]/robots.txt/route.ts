import { siteFile, textFile } from '@/lib/serving/rendering/current-site';
import { originOf } from '@/lib/content/hosts/hosts';
import { robots } from '@/lib/site/seo/site-files';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile((site) => textFile(robots(originOf(site.id))));
