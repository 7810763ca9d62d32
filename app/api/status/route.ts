import { env } from '@/lib/platform/env';
import { hasToken, passwordAsBearer } from '@/lib/platform/http/bearer-token';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { readStatus, statusPage } from '@/lib/operations/monitoring/status-page';
import { noStoreNoindex, noStoreText } from '@/lib/platform/http/no-store';

export const dynamic = 'force-dynamic';

const plain = (status: number, line: string, headers: Record<string, string> = {}) =>
  noStoreText(line, status, { ...noStoreNoindex, ...headers });

/** HTML, or JSON for `Accept: application/json`; needs HEALTH_TOKEN as bearer token or Basic password. */
export const GET = async (request: Request): Promise<Response> => {
  const { healthToken } = env();
  if (!healthToken) return plain(404, 'The status is off: HEALTH_TOKEN is not set.');
  if (!hasToken(passwordAsBearer(request.headers), [healthToken]))
    return plain(401, 'The token is missing or wrong.', { 'www-authenticate': 'Basic realm="Mainstreet"' });
  try {
    const status = await readStatus();
    return (request.headers.get('accept') ?? '').includes('application/json')
      ? Response.json(status, { headers: noStoreNoindex })
      : new Response(statusPage(status), {
          headers: { 'content-type': 'text/html; charset=utf-8', ...noStoreNoindex },
        });
  } catch (error) {
    warnOnce('status.failed', { reason: reasonOf(error) });
    return plain(503, 'The database does not answer.');
  }
};
