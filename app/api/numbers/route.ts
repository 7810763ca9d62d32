import { answerToOwner, ownerAnswer } from '@/lib/operations/owner/owner-answers';
import { numbersOfOwner } from '@/lib/operations/owner/numbers';
import { database } from '@/lib/platform/db';
import { info } from '@/lib/platform/log';

/** GET ?site=page id with REQUESTS_TOKEN: the week's requests, calls and visits beside the week before. */
export const GET = (request: Request): Promise<Response> =>
  answerToOwner(request.headers, new URL(request.url).searchParams.get('site'), async (site) => {
    const numbers = await numbersOfOwner(await database(), site, Date.now());
    info('requests.read', { site: site.id, what: 'numbers' });
    return ownerAnswer(200, numbers);
  });
