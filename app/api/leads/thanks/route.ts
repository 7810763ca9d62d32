import { thanksPage } from '@/lib/leads/intake/answers';
import { htmlResponse } from '@/lib/site/fallback-pages/plain-page';
import { noSiteHere, siteOfRequest } from '@/lib/content/hosts/site-of-request';

/** The target of the redirect after a form without JavaScript; reloading it posts nothing again. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  return site ? htmlResponse(thanksPage(site)) : noSiteHere();
};
