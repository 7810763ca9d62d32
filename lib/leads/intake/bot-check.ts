import { isSigned, sign } from '@/lib/leads/outbox/signing-secret';

const MIN_FILL_TIME = 2_000;

/** A signed time for a site's form, which GET /api/leads/bot-check answers when the form is first touched. */
export const createBotCheck = async (site: string, now: number): Promise<string> =>
  `${now}.${await sign('bot-check', `${site}:${now}`)}`;

/** Why a bot check is suspicious, else null; forms without JavaScript and restored drafts have none. */
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
