import { thanksResponse } from '@/lib/leads/intake/answers';
import { siteRoute } from '@/lib/content/hosts/site-of-request';

/** Reloading the target of the redirect posts nothing again. */
export const GET = siteRoute((site, request) => thanksResponse(request, site));
