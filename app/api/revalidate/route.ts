import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { hasToken } from '@/lib/http/bearer-token';
import { revalidateSite } from '@/lib/content';
import { siteTag } from '@/lib/rendering/site-tag';
import { env } from '@/lib/env';
import { info } from '@/lib/log';
import { revalidateReviews } from '@/lib/reviews';
import { isServed } from '@/lib/routing/hosts';

const bodySchema = z.object({ site: z.string() });

const answer = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * POST {"site": "page id"} with `Authorization: Bearer REVALIDATE_TOKEN`: reads the site's record and reviews again now, so
 * that the next view of any of its pages shows them. 502 when the content server gave no good answer; the site then stays
 * as it was.
 */
export const POST = async (request: Request): Promise<Response> => {
  const token = env().revalidateToken;
  if (!token) return answer(404, 'Revalidation is off: REVALIDATE_TOKEN is not set.');
  if (!hasToken(request.headers, [token])) return answer(401, 'The bearer token is missing or wrong.');
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return answer(400, 'The body must be {"site": "page id"}.');
  const { site } = body.data;
  if (!isServed(site)) return answer(404, 'This deployment serves no such site.');

  const { known, failure } = await revalidateSite(site);
  if (known.state === 'found' && known.value.reviews.recordId)
    await revalidateReviews(known.value.reviews.recordId);
  revalidateTag(siteTag(site), { expire: 0 });
  info('revalidate', { site, state: known.state, failure });
  if (failure && known.state !== 'gone')
    return answer(502, `The content server gave no good answer (${failure}); the site stays as it was.`);
  return answer(
    200,
    known.state === 'gone'
      ? 'The content server knows no such site; it is no longer shown.'
      : 'Read again; the next view shows it.',
  );
};
