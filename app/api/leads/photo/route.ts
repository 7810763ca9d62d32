import { database } from '@/lib/db';
import { photoOfLink } from '@/lib/leads/photo-link';
import { leadStore } from '@/lib/leads/store';
import { pageIdOfHost } from '@/lib/routing/hosts';

/** GET ?id&expires&signature: a photo that came with a lead, for whoever was sent the link, until it expires. */
export const GET = async (request: Request): Promise<Response> => {
  const site = pageIdOfHost(request.headers.get('host') ?? '');
  try {
    const id = site && (await photoOfLink(site, new URL(request.url).searchParams, Date.now()));
    const photo = id ? await leadStore(await database()).photo(id) : null;
    if (!photo) return new Response('This link is wrong or has expired.\n', { status: 404, headers: { 'cache-control': 'no-store' } });
    return new Response(new Uint8Array(photo.bytes), { headers: { 'content-type': photo.type, 'cache-control': 'private, max-age=3600', 'content-disposition': 'inline', 'x-robots-tag': 'noindex' } });
  } catch {
    return new Response('The photo cannot be had just now.\n', { status: 503, headers: { 'cache-control': 'no-store' } });
  }
};
