import { isSigned, sign } from '@/lib/leads/outbox/signing-secret';

/** No person reads the form, fills in three fields and sends it in less, in milliseconds. */
const MIN_FILL_TIME = 2_000;

/** A signed time for a site's form, which GET /api/leads/bot-check answers when the form is first touched. */
export const createBotCheck = async (site: string, now: number): Promise<string> =>
  `${now}.${await sign('bot-check', `${site}:${now}`)}`;

/**
 * Judges a form by its bot check. @returns null when nothing is wrong, or when there is none: forms without JavaScript have none,
 * and neither has a restored draft, which a person may send within the first two seconds
 */
export const suspicionOfBotCheck = async (
  site: string,
  botCheck: string,
  now: number,
): Promise<'forged-bot-check' | 'too-fast' | null> => {
  if (!botCheck) return null;
  const [time = '', signature = ''] = botCheck.split('.');
  if (!/^\d{1,15}$/.test(time) || !(await isSigned('bot-check', `${site}:${time}`, signature)))
    return 'forged-bot-check';
  return now - Number(time) < MIN_FILL_TIME ? 'too-fast' : null;
};
