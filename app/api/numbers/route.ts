import { z } from 'zod';
import { answerToOwner, ownerAnswer } from '@/lib/operations/owner/owner-answers';
import { languages } from '@/lib/language/i18n/languages';
import { numbersOfOwner } from '@/lib/operations/owner/numbers';
import { database } from '@/lib/platform/db';
import { info } from '@/lib/platform/log';

const schema = z.object({ site: z.string().min(1), language: z.enum(languages).optional() });

/**
 * GET ?site=page id&language=es with REQUESTS_TOKEN: the week's requests, calls and visits beside the week
 * before; the words about hours in `language`, by default the site's.
 */
export const GET = (request: Request): Promise<Response> => {
  const read = () => Object.fromEntries(new URL(request.url).searchParams);
  return answerToOwner(request.headers, { schema, read }, async (site, { language }) => {
    const numbers = await numbersOfOwner(await database(), site, Date.now(), language);
    info('requests.read', { site: site.id, what: 'numbers' });
    return ownerAnswer(200, numbers);
  });
};
