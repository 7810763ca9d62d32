import { pngFile, siteFile } from '@/lib/serving/rendering/current-site';
import { pictureSeconds } from '@/lib/content/lifetimes';
import { siteIcon } from '@/lib/site/pictures/site-icon';
import { iconFiles } from '@/lib/content/domain/addresses';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** Drawn at the first request, and again after an hour or a revalidation. */
export const GET = siteFile<{ site: string; icon: string }>(async (site, { icon: name }) => {
  const icon = iconFiles.find((file) => file === name);
  return icon ? pngFile(await siteIcon(site, icon)) : null;
}, pictureSeconds);
