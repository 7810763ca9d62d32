import { after } from 'next/server';
import { deliverSoon } from '@/lib/leads';
import { receiveLead } from '@/lib/leads/intake/receive-lead';
import { pageIdOfHost } from '@/lib/content/hosts/hosts';
import { paths } from '@/lib/site/pages/paths';
import { formPage } from './form-page';

export const POST = async (request: Request): Promise<Response> => {
  const { response, afterwards } = await receiveLead(request, formPage);
  const site = pageIdOfHost(request.headers.get('host') ?? '');
  if (site && response.status < 400)
    after(async () => {
      await afterwards?.();
      await deliverSoon(site);
    });
  return response;
};

/** For visitors who open the form's URL from the address bar. */
export const GET = () =>
  new Response(null, { status: 303, headers: { location: paths.home, 'cache-control': 'no-store' } });
