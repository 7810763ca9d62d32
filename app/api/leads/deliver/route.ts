import { hasToken } from '@/lib/platform/http/bearer-token';
import { env, isPreviewDeployment } from '@/lib/platform/env';
import { deliverNow, eraseOldLeads, outbox } from '@/lib/leads';
import { checkAlerts } from '@/lib/operations/monitoring/alerts';
import { sendWeeklyMails } from '@/lib/operations/weekly-mail';
import { reasonOf, warn } from '@/lib/platform/log';

const answer = (status: number, body: Record<string, unknown>) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** For hosts where nothing runs between requests: delivers due leads, erases old ones, sends mails. */
export const POST = async (request: Request): Promise<Response> => {
  const { leadsDeliverTokens } = env();
  if (leadsDeliverTokens.length === 0)
    return answer(404, { message: 'Delivery by call is off: LEADS_DELIVER_TOKEN is not set.' });
  if (!hasToken(request.headers, leadsDeliverTokens))
    return answer(401, { message: 'The bearer token is missing or wrong.' });
  if (isPreviewDeployment()) return answer(403, { message: 'A preview deployment delivers nothing.' });
  await deliverNow();
  await eraseOldLeads();
  await sendWeeklyMails();
  try {
    await checkAlerts();
    return answer(200, await (await outbox()).countByState());
  } catch (error) {
    warn('leads.outbox', { reason: reasonOf(error) });
    return answer(503, { message: 'The database does not answer.' });
  }
};

export { POST as GET };
