import { after } from 'next/server';
import { deliverSoon } from '@/lib/leads';
import { receiveLead } from '@/lib/leads/intake/receive-lead';
import { pageIdOfHost } from '@/lib/routing/hosts';
import { paths } from '@/lib/urls/paths';

/** Takes the estimate form (lib/leads/receive.ts), and delivers it once the visitor is answered. */
export const POST = async (request: Request): Promise<Response> => {
  const response = await receiveLead(request);
  const site = pageIdOfHost(request.headers.get('host') ?? '');
  if (site && response.status < 400) after(() => deliverSoon(site));
  return response;
};

/** Whoever comes here by an address bar, after an answer to a form, finds the site. */
export const GET = () =>
  new Response(null, { status: 303, headers: { location: paths.home, 'cache-control': 'no-store' } });
