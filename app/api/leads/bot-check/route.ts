import { env } from '@/lib/platform/env';
import { createBotCheck } from '@/lib/leads/intake/abuse-checks';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { siteRoute } from '@/lib/content/hosts/site-of-request';
import { noStoreJson } from '@/lib/platform/http/no-store';

/** GET {"botCheck", "turnstile"}: a signed time (null while the database is down), Turnstile's site key. */
export const GET = siteRoute(async (site) => {
  const botCheck = await createBotCheck(site.id, Date.now()).catch((error: unknown) => {
    warnOnce('leads.bot-check', { reason: reasonOf(error) });
    return null;
  });
  return noStoreJson({ botCheck, turnstile: env().turnstile?.siteKey ?? null });
});
