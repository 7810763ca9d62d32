import { thanksPage } from '@/lib/leads/intake/thanks-page';
import { noSiteHere, siteOfRequest } from '@/lib/routing/site-of-request';

/** Where a form that was sent without JavaScript ends. An address of its own: reloading it sends nothing again. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  return site
    ? new Response(thanksPage(site), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      })
    : noSiteHere();
};
