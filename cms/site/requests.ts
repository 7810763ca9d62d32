import type { PayloadRequest } from 'payload';
import { bodyOf, ofBusiness, ownId } from '../access/routes';
import { findBusiness } from '../database/find';
import { settings } from '../settings/settings';
import { callSite } from './call-site';

const CALL_MS = 5_000;
const servers = settings.siteServers.filter(({ requestsToken }) => requestsToken);

/** @returns the page id of a business that this person may change. @throws a refusal for others */
export const pageIdOf = async (req: PayloadRequest): Promise<string> =>
  (await findBusiness(req.payload, ownId(req), { draft: true })).pageId;

type Asked = { path: string; method?: string; body?: object };

/**
 * The answer of the server that has the site; 404 when no server shows requests. A server without an answer
 * may have the site: its failure is answered, unless another server has it.
 */
const askSite = async ({ path, method = 'GET', body }: Asked): Promise<Response> => {
  let last = { status: 404, json: {} as Record<string, unknown> };
  for (const { url, requestsToken = '' } of servers) {
    const answer = await callSite(`${url}${path}`, {
      method,
      token: requestsToken,
      body,
      timeoutMs: CALL_MS,
    });
    const isAway = answer.status === 0 || answer.status >= 500;
    if (answer.status !== 404) last = answer;
    if (answer.status !== 404 && !isAway) break;
  }
  return Response.json(last.json, { status: last.status || 502 });
};

const requests = ofBusiness('get', 'requests', async (req) => {
  const { searchParams } = new URL(req.url ?? '', settings.origin);
  const names = ['after', 'refused'].filter((name) => searchParams.has(name));
  const query = new URLSearchParams(names.map((name) => [name, searchParams.get(name) ?? '']));
  return askSite({ path: `/api/requests?site=${await pageIdOf(req)}&${query}` });
});

/** {"id", "handled": "answered" | "done" | null} */
const handled = ofBusiness('post', 'requests', async (req) => {
  const site = await pageIdOf(req);
  const { id, handled: how = null } = await bodyOf(req);
  return askSite({ path: '/api/requests', method: 'POST', body: { site, id, handled: how } });
});

const numbers = ofBusiness('get', 'numbers', async (req) =>
  askSite({ path: `/api/numbers?site=${await pageIdOf(req)}&language=${req.i18n.language}` }),
);

export const requestEndpoints = [requests, handled, numbers];
