import { siteRoute } from '@/lib/content/hosts/site-of-request';
import { getWeather } from '@/lib/site/weather';

/** The weather at the site's first place; null when there is none to show. */
export const GET = siteRoute(async (site) => {
  const weather = await getWeather(site);
  return Response.json(
    { weather },
    { headers: { 'cache-control': weather ? 'public, max-age=300' : 'no-store' } },
  );
});
