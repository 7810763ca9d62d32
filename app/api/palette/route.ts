import { htmlResponse } from '@/lib/site/fallback-pages/plain-page';
import { palettePage } from '@/lib/site/fallback-pages/palette-page';
import { siteRoute } from '@/lib/content/hosts/site-of-request';

/** Where the palette's button leads without JavaScript. */
export const GET = siteRoute((site) => (site.widgets.palette ? htmlResponse(palettePage(site)) : null));
