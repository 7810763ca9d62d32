import { siteOfKey } from '@/lib/rendering/current-site';
import { originOf } from '@/lib/routing/hosts';
import { robots } from '@/lib/seo/robots';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = async (_request: Request, { params }: { params: Promise<{ site: string }> }) => {
  const site = await siteOfKey((await params).site);
  return new Response(robots(originOf(site.id)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
