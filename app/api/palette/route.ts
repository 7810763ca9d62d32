import { htmlResponse } from '@/lib/site/fallback-pages/plain-page';
import { palettePage } from '@/lib/site/fallback-pages/palette-page';
import { noSiteHere, siteOfRequest } from '@/lib/content/hosts/site-of-request';

/** Where the palette's button leads without JavaScript. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  return site?.widgets.palette ? htmlResponse(palettePage(site)) : noSiteHere();
};
