import { isSigned, sign } from '@/lib/leads/outbox/signing-secret';

/** Nobody reads a form, fills in three fields and sends it in less, in milliseconds. */
const FASTEST_PERSON = 2_000;

/** A signed time stamp for a site's form, from GET /api/leads/bot-check when the form is first touched. */
export const makeStamp = async (site: string, now: number): Promise<string> =>
  `${now}.${await sign('stamp', `${site}:${now}`)}`;

/**
 * What a stamp says against the form that it came with: null when nothing. Having none says nothing: forms without JavaScript
 * have none, and a page may be older than any stamp; a draft may be sent weeks later.
 */
export const suspicionOfStamp = async (
  site: string,
  stamp: string,
  now: number,
): Promise<'forged-stamp' | 'too-fast' | null> => {
  if (!stamp) return null;
  const [time = '', signature = ''] = stamp.split('.');
  if (!/^\d{1,15}$/.test(time) || !(await isSigned('stamp', `${site}:${time}`, signature)))
    return 'forged-stamp';
  return now - Number(time) < FASTEST_PERSON ? 'too-fast' : null;
};
