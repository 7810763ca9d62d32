import { siteAtHand } from '@/lib/content';
import { pageIdOfHost } from '@/lib/routing/hosts';
import { leadsUnavailablePage } from '@/lib/leads/unavailable-page';

/**
 * Online delivery is not there yet. The visitor is told so at once, with the business's phone and e-mail, and nothing is
 * pretended: status 503, and what was typed stays behind the browser's Back button.
 */
export const POST = async (request: Request): Promise<Response> => {
  const pageId = pageIdOfHost(request.headers.get('host') ?? '');
  const known = pageId ? await siteAtHand(pageId) : null;
  if (known?.state !== 'found') return new Response('No site is served here.\n', { status: 404 });
  return new Response(leadsUnavailablePage(known.value), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
};
