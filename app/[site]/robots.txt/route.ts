import { siteFile, textFile } from '@/lib/rendering/site-file';
import { originOf } from '@/lib/routing/hosts';
import { robots } from '@/lib/seo/robots';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = siteFile((site) => textFile(robots(originOf(site.id))));
