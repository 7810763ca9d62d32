import { noSiteHere, siteOfRequest } from '@/lib/content/hosts/site-of-request';
import { getWeather } from '@/lib/site/weather';

/** The weather at the site's first place; null when there is none to show. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteHere();
  const weather = await getWeather(site);
  return Response.json(
    { weather },
    { headers: { 'cache-control': weather ? 'public, max-age=300' : 'no-store' } },
  );
};
