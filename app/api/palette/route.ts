import { htmlResponse } from '@/lib/plain-pages/html-response';
import { palettePage } from '@/lib/plain-pages/palette-page';
import { noSiteHere, siteOfRequest } from '@/lib/routing/site-of-request';

/** Where the palette's button leads without JavaScript. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  return site?.widgets.palette ? htmlResponse(palettePage(site)) : noSiteHere();
};
