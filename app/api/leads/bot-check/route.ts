import { env } from '@/lib/platform/env';
import { createBotCheck } from '@/lib/leads/intake/abuse-checks';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { noSiteHere, siteOfRequest } from '@/lib/content/hosts/site-of-request';
import { noStoreJson } from '@/lib/platform/http/no-store';

/** GET {"botCheck", "turnstile"}: a signed time (null while the database is down), Turnstile's site key. */
export const GET = async (request: Request): Promise<Response> => {
  const site = await siteOfRequest(request);
  if (!site) return noSiteHere();
  const botCheck = await createBotCheck(site.id, Date.now()).catch((error: unknown) => {
    warnOnce('leads.bot-check', { reason: reasonOf(error) });
    return null;
  });
  return noStoreJson({ botCheck, turnstile: env().turnstile?.siteKey ?? null });
};
