import { hasToken } from '@/lib/platform/http/bearer-token';
import { env, isPreviewDeployment } from '@/lib/platform/env';
import { deliverNow, eraseOldLeads, outbox } from '@/lib/leads';
import { checkAlerts } from '@/lib/operations/monitoring/alerts';
import { sendWeeklyMails } from '@/lib/operations/weekly-mail';
import { reasonOf, warn } from '@/lib/platform/log';
import { noStoreJson } from '@/lib/platform/http/no-store';

/** For hosts where nothing runs between requests: delivers due leads, erases old ones, sends mails. */
export const POST = async (request: Request): Promise<Response> => {
  const { leadsDeliverTokens } = env();
  if (leadsDeliverTokens.length === 0)
    return noStoreJson({ message: 'Delivery by call is off: LEADS_DELIVER_TOKEN is not set.' }, 404);
  if (!hasToken(request.headers, leadsDeliverTokens))
    return noStoreJson({ message: 'The bearer token is missing or wrong.' }, 401);
  if (isPreviewDeployment()) return noStoreJson({ message: 'A preview deployment delivers nothing.' }, 403);
  await deliverNow();
  await eraseOldLeads();
  await sendWeeklyMails();
  try {
    await checkAlerts();
    return noStoreJson(await (await outbox()).countByState());
  } catch (error) {
    warn('leads.outbox', { reason: reasonOf(error) });
    return noStoreJson({ message: 'The database does not answer.' }, 503);
  }
};

export { POST as GET };
