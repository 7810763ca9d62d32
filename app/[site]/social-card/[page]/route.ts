import { notFound } from 'next/navigation';
import { siteOfPicture } from '@/lib/rendering/current-site';
import { socialCard } from '@/lib/pictures/social-card';
import { paramOf } from '@/lib/routing/internal-paths';
import { pagesOf } from '@/lib/pages/page-registry';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/**
 * The picture of a page where it is shared: drawn at its first view, and anew an hour later or when the site is revalidated. Middleware
 * asks for pages that exist, and no others.
 */
export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ site: string; page: string }> },
) => {
  const { site: key, page: param } = await params;
  const site = await siteOfPicture(key);
  const page = pagesOf(site).find(({ path }) => paramOf(path) === param) ?? notFound();
  return new Response(new Uint8Array(await socialCard(site, page)), {
    headers: { 'content-type': 'image/png' },
  });
};
