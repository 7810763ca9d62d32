import type { Endpoint, PayloadRequest } from 'payload';
import { bodyOf } from '../access/body-of';
import { mayEdit } from '../access/access';
import { refusal } from '../access/refusal';
import { settings } from '../settings/settings';
import { callSite } from './call-site';

const CALL_MS = 5_000;
const servers = settings.siteServers.filter(({ requestsToken }) => requestsToken);

/** @returns the page id of a business that this person may change. @throws a refusal for others */
export const pageIdOf = async (req: PayloadRequest): Promise<string> => {
  const id = Number(req.routeParams?.id);
  if (!req.user || !mayEdit(req, id))
    throw refusal(req, 403, 'This business is not yours.', 'Este negocio no es suyo.');
  const found = await req.payload.findByID({ collection: 'businesses', id, depth: 0, draft: true });
  return String(found.pageId);
};

type Asked = { path: string; method?: string; body?: object };

/** The answer of the server that has the site; 404 when no server shows requests. */
const askSite = async ({ path, method = 'GET', body }: Asked): Promise<Response> => {
  let answer = { status: 404, json: {} as Record<string, unknown> };
  for (const { url, requestsToken = '' } of servers) {
    answer = await callSite(`${url}${path}`, { method, token: requestsToken, body, timeoutMs: CALL_MS });
    if (answer.status !== 404) break;
  }
  return Response.json(answer.json, { status: answer.status || 502 });
};

const queryOf = (req: PayloadRequest, names: string[]): string => {
  const { searchParams } = new URL(req.url ?? '', settings.origin);
  const given = names.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(given).toString();
};

const requestsEndpoint: Endpoint = {
  path: '/:id/requests',
  method: 'get',
  handler: async (req) => {
    const site = await pageIdOf(req);
    return askSite({ path: `/api/requests?site=${site}&${queryOf(req, ['after', 'refused'])}` });
  },
};

/** {"id", "handled": "answered" | "done" | null} */
const handledEndpoint: Endpoint = {
  path: '/:id/requests',
  method: 'post',
  handler: async (req) => {
    const site = await pageIdOf(req);
    const { id, handled = null } = await bodyOf(req);
    return askSite({ path: '/api/requests', method: 'POST', body: { site, id, handled } });
  },
};

const numbersEndpoint: Endpoint = {
  path: '/:id/numbers',
  method: 'get',
  handler: async (req) =>
    askSite({ path: `/api/numbers?site=${await pageIdOf(req)}&language=${req.i18n.language}` }),
};

export const requestEndpoints = [requestsEndpoint, handledEndpoint, numbersEndpoint];
