import { notFound } from 'next/navigation';
import { siteOfPicture } from '@/lib/rendering/current-site';
import { siteIcon } from '@/lib/pictures/site-icon';
import { iconFiles } from '@/lib/urls/paths';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The site's icons: drawn at their first view, and anew an hour later or when the site is revalidated. */
export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ site: string; icon: string }> },
) => {
  const { site: key, icon: name } = await params;
  const icon = iconFiles.find((file) => file === name) ?? notFound();
  return new Response(new Uint8Array(await siteIcon(await siteOfPicture(key), icon)), {
    headers: { 'content-type': 'image/png' },
  });
};
