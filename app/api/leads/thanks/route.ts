import { thanksResponse } from '@/lib/leads/intake/answers';
import { noSiteHere, siteOfRequest } from '@/lib/content/hosts/site-of-request';

/** The target of the redirect after a form without JavaScript; reloading it posts nothing again. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  return site ? thanksResponse(request, site) : noSiteHere();
};
