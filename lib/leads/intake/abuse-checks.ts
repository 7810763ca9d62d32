import { hiddenFields } from '@/lib/leads/form/fields';
import { isSigned, sign } from '@/lib/platform/db/secrets';
import { sharedRateLimit } from '@/lib/platform/db/shared-rate-limit';
import { env } from '@/lib/platform/env';
import { suspicionOfToken } from './turnstile';

const WINDOW_MS = 10 * 60_000;
const MIN_FILL_TIME_MS = 2_000;

const perAddress = sharedRateLimit('leads.address', () => ({
  points: env().leadsPerAddress,
  windowMs: WINDOW_MS,
}));
const perSite = sharedRateLimit('leads.site', () => ({ points: env().leadsPerSite, windowMs: WINDOW_MS }));

/** Counts a post of a network to a site. @returns null when it is allowed, else the seconds to wait */
export const secondsUntilAllowed = async (site: string, network: string): Promise<number | null> => {
  const wait = await perAddress(`${site} ${network}`);
  return wait === null ? null : Math.ceil(wait / 1_000);
};

/** A signed time, which the browser fetches when the form is first touched. */
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
  return now - Number(time) < MIN_FILL_TIME_MS ? 'too-fast' : null;
};

export type Suspicion =
  | 'honeypot'
  | 'forged-bot-check'
  | 'too-fast'
  | 'turnstile-missing'
  | 'turnstile-refused'
  | 'over-site-limit';

type Context = { id: string; site: string; now: number };

/** Why a valid lead is quarantined, else null. Otherwise suspicious leads do not use up the site's limit. */
export const suspicionOf = async (
  fields: Readonly<Record<string, unknown>>,
  { id, site, now }: Context,
): Promise<Suspicion | null> => {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  if (fields[hiddenFields.honeypot]) return 'honeypot';
  return (
    (await suspicionOfBotCheck(site, text(hiddenFields.botCheck), now)) ??
    (await suspicionOfToken(text(hiddenFields.turnstile), id)) ??
    ((await perSite(site)) === null ? null : 'over-site-limit')
  );
};

/** Photos of programs would fill the disk; a lead without a Turnstile token may still be released. */
export const keepsPhotos = (suspicion: Suspicion | null): boolean =>
  suspicion === null || suspicion === 'turnstile-missing';
