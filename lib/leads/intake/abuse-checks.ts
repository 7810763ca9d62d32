import { hiddenFields } from '@/lib/leads/form/fields';
import { ageOfSignedTime, signedTime } from '@/lib/platform/db/secrets';
import { clientLimit, sharedRateLimit } from '@/lib/platform/db/shared-rate-limit';
import { env } from '@/lib/platform/env';
import { otherSitesOf } from './same-texts';
import { suspicionOfToken } from './turnstile';

const WINDOW_MS = 10 * 60_000;
/**
 * A person needs longer for autofill and a tap; a submission two seconds after the first touch needs a
 * margin.
 */
const MIN_FILL_TIME_MS = 1_000;
const LINKS = /https?:\/\/|\bwww\./gi;
const MANY_LINKS = 3;
/** A customer may ask two businesses in the same words. */
const SEVERAL_SITES = 3;

/** LEADS_PER_ADDRESS of a visitor's network. @returns null, or the milliseconds until the next post */
export const takeLeadPoint = clientLimit('leads', () => ({
  points: env().leadsPerAddress,
  windowMs: WINDOW_MS,
}));

const firstOfNetwork = sharedRateLimit('leads.first', () => ({ points: 1, windowMs: WINDOW_MS }));
const perSite = sharedRateLimit('leads.site', () => ({ points: env().leadsPerSite, windowMs: WINDOW_MS }));

/** A network's first lead in 10 minutes is never over the site's limit, which one network could use up. */
const isOverSiteLimit = async (site: string, networks: readonly string[]): Promise<boolean> => {
  const [waitOfNetwork, waitOfSite] = await Promise.all([
    firstOfNetwork(`${site} ${networks.at(-1)}`),
    perSite(site),
  ]);
  return waitOfSite !== null && waitOfNetwork !== null;
};

/** A signed time, which the browser fetches when the form is first touched. */
export const createBotCheck = (site: string, now: number): Promise<string> =>
  signedTime('bot-check', site, now);

/**
 * Why a bot check is suspicious, else null; forms without JavaScript and restored drafts have no bot check.
 */
export const suspicionOfBotCheck = async (
  site: string,
  botCheck: string,
  now: number,
): Promise<'forged-bot-check' | 'too-fast' | null> => {
  if (!botCheck) return null;
  const age = await ageOfSignedTime('bot-check', site, botCheck, now);
  if (age === null) return 'forged-bot-check';
  return age < MIN_FILL_TIME_MS ? 'too-fast' : null;
};

/** The result of the checks of a valid lead. */
export type Verdict = {
  /** Why the lead is surely a machine's, else null: it is kept, and not sent. */
  refused: 'honeypot' | 'turnstile-refused' | null;
  /** Why the lead may be spam: it is delivered at once, with these reasons. */
  suspicious: string[];
};

type Context = { id: string; site: string; networks: readonly string[]; message: string; now: number };

/** The words of a text do not count: a customer of one trade writes like a seller to another. */
export const checkForAbuse = async (
  fields: Readonly<Record<string, unknown>>,
  { id, site, networks, message, now }: Context,
): Promise<Verdict> => {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  if (fields[hiddenFields.honeypot]) return { refused: 'honeypot', suspicious: [] };
  const token = await suspicionOfToken(text(hiddenFields.turnstile), id);
  if (token === 'turnstile-refused') return { refused: token, suspicious: [] };
  const found = [
    await suspicionOfBotCheck(site, text(hiddenFields.botCheck), now),
    token,
    (await isOverSiteLimit(site, networks)) && 'over-site-limit',
    (message.match(LINKS)?.length ?? 0) >= MANY_LINKS && 'many-links',
    (await otherSitesOf(message, site, now)) >= SEVERAL_SITES - 1 && 'same-text',
  ];
  return { refused: null, suspicious: found.filter((reason) => typeof reason === 'string') };
};
