import { thanksPage } from '@/lib/leads/intake/thanks-page';
import { htmlResponse } from '@/lib/plain-pages/html-response';
import { noSiteHere, siteOfRequest } from '@/lib/routing/site-of-request';

/** Where a form that was sent without JavaScript ends. An address of its own: reloading it sends nothing again. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  return site ? htmlResponse(thanksPage(site)) : noSiteHere();
};
