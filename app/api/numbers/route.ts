import { z } from 'zod';
import { answerToOwner, ownerAnswer } from '@/lib/operations/owner/owner-answers';
import { numbersOfOwner } from '@/lib/operations/owner/numbers';
import { database } from '@/lib/platform/db';
import { info } from '@/lib/platform/log';

const schema = z.object({ site: z.string().min(1) });

/** GET ?site=page id with REQUESTS_TOKEN: the week's requests, calls and visits beside the week before. */
export const GET = (request: Request): Promise<Response> => {
  const read = () => Object.fromEntries(new URL(request.url).searchParams);
  return answerToOwner(request.headers, { schema, read }, async (site) => {
    const numbers = await numbersOfOwner(await database(), site, Date.now());
    info('requests.read', { site: site.id, what: 'numbers' });
    return ownerAnswer(200, numbers);
  });
};
