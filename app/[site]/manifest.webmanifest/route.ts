import { siteOfKey } from '@/lib/rendering/current-site';
import { manifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = async (_request: Request, { params }: { params: Promise<{ site: string }> }) =>
  Response.json(manifest(await siteOfKey((await params).site)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
