import { z } from 'zod';
import { hasToken } from '@/lib/platform/http/bearer-token';
import { readJson } from '@/lib/platform/http/bounded-body';
import {
  announceRevalidation,
  revalidateHere,
  takeDownHere,
  type Change,
} from '@/lib/serving/instances/revalidations';
import { env } from '@/lib/platform/env';
import { reasonOf, warn } from '@/lib/platform/log';
import { isServed } from '@/lib/content/hosts/hosts';
import { whileHostsUnknown } from '@/lib/content/hosts/site-of-request';
import { noStoreJson } from '@/lib/platform/http/no-store';

const MAX_BODY = 2_000;
const MAX_BODY_MS = 5_000;
const bodySchema = z.object({ site: z.string(), gone: z.boolean().optional() });

const answer = (status: number, message: string) => noStoreJson({ message }, status);

/** @returns whether it succeeded; a failure is logged */
const succeeds = (event: string, site: string, work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      warn(event, { site, reason: reasonOf(error) });
      return false;
    },
  );

/** @returns whether the other instances were told of the change */
const announce = (site: string, change: Change): Promise<boolean> =>
  succeeds('revalidate.not-announced', site, announceRevalidation(site, change));

/** POST {"site": "page id", "gone"?: boolean} with REVALIDATE_TOKEN; 502: no good answer, the site stays. */
export const POST = async (request: Request): Promise<Response> => {
  const token = env().revalidateToken;
  if (!token) return answer(404, 'Revalidation is off: REVALIDATE_TOKEN is not set.');
  if (!hasToken(request.headers, [token])) return answer(401, 'The bearer token is missing or wrong.');
  const body = bodySchema.safeParse(await readJson(request, MAX_BODY, MAX_BODY_MS).catch(() => null));
  if (!body.success) return answer(400, 'The body must be {"site": "page id"}, with "gone": true or false.');
  const { site, gone } = body.data;
  if (!isServed(site)) return whileHostsUnknown() ?? answer(404, 'This deployment serves no such site.');

  if (gone) {
    const isKept = await succeeds('revalidate.not-kept', site, takeDownHere(site));
    const isAnnounced = await announce(site, 'gone');
    if (!isKept) return answer(503, 'The site is no longer shown, but a restart would show it: ask again.');
    return isAnnounced
      ? answer(200, 'The site is no longer shown; {"gone": false} brings it back.')
      : answer(503, 'The site is no longer shown here, but other instances do not know it: ask again.');
  }
  // In parallel, so that the other instances do not wait for this instance's reads.
  const [{ known, failure }, isAnnounced] = await Promise.all([
    revalidateHere(site, { restored: gone === false }),
    announce(site, gone === false ? 'restored' : 'read'),
  ]);
  // Other instances notice a change of the record by themselves, but not the end of a take-down.
  if (gone === false && !isAnnounced)
    return answer(503, 'The site is restored here, but other instances do not know it: ask again.');
  if (failure && known.state !== 'gone')
    return answer(502, `The content server gave no good answer (${failure}); the site stays as it was.`);
  return answer(
    200,
    known.state === 'gone'
      ? 'The site is not shown: it is gone, or was taken down, which only {"gone": false} ends.'
      : 'Read again; the next view shows it.',
  );
};
