import { z } from 'zod';
import { ownerRoute } from '@/lib/operations/owner/owner-route';
import { languages } from '@/lib/language/i18n/languages';
import { numbersOfOwner } from '@/lib/operations/owner/numbers';
import { info } from '@/lib/platform/log';

/**
 * GET ?site=page id&language=es with REQUESTS_TOKEN: the week's requests, calls and visits beside the week
 * before; the words about hours in `language`, by default the site's.
 */
export const GET = ownerRoute(
  z.object({ site: z.string().min(1), language: z.enum(languages).optional() }),
  async (db, site, { language }) => {
    const numbers = await numbersOfOwner(db, site, Date.now(), language);
    info('requests.read', { site: site.id, what: 'numbers' });
    return numbers;
  },
);
