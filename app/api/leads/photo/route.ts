import { database } from '@/lib/platform/db';
import { getMessages } from '@/lib/language/i18n';
import { photoOfLink } from '@/lib/leads/delivery/payload';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { pageIdOfHost } from '@/lib/content/hosts/hosts';
import { noStoreText } from '@/lib/platform/http/no-store';
import { siteOfRequest } from '@/lib/content/hosts/site-of-request';

/** In English while the record is unavailable. */
const line = async (request: Request, status: number, message: 'photoGone' | 'photoFailed') => {
  const site = await siteOfRequest(request);
  return noStoreText(getMessages(site?.language ?? 'en').lead[message], status);
};

/** GET ?id&expires&signature: a lead's photo, for anyone with the link until it expires. */
export const GET = async (request: Request): Promise<Response> => {
  const site = pageIdOfHost(request.headers.get('host') ?? '');
  try {
    const id = site && (await photoOfLink(site, new URL(request.url).searchParams, Date.now()));
    const photo = id ? await leadStore(await database()).photo(id) : null;
    if (!photo) return await line(request, 404, 'photoGone');
    return new Response(new Uint8Array(photo.bytes), {
      headers: {
        'content-type': photo.type,
        'cache-control': 'private, max-age=3600',
        'content-disposition': 'inline',
        'x-robots-tag': 'noindex',
      },
    });
  } catch {
    return await line(request, 503, 'photoFailed');
  }
};
