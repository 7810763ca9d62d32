import { thanksResponse } from '@/lib/leads/intake/answers';
import { noSiteHere, siteOfRequest } from '@/lib/content/hosts/site-of-request';

/** Reloading the target of the redirect posts nothing again. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  return site ? thanksResponse(request, site) : noSiteHere();
};
