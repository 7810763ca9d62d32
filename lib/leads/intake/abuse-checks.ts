import { hiddenFields } from '@/lib/leads/form/fields';
import { ageOfSignedTime, signedTime } from '@/lib/platform/db/secrets';
import { sharedRateLimit } from '@/lib/platform/db/shared-rate-limit';
import { env } from '@/lib/platform/env';
import { suspicionOfToken } from './turnstile';

const WINDOW_MS = 10 * 60_000;
/** Autofill and a tap take a person longer; who sends two seconds after the first touch needs a margin. */
const MIN_FILL_TIME_MS = 1_000;

/** By the width of a network (clientNetworks): a household has one /64 or /56, an organisation a /48. */
const perNetwork = [1, 2, 4].map((factor, index) =>
  sharedRateLimit(['leads.address', 'leads.56', 'leads.48'][index] ?? '', () => ({
    points: env().leadsPerAddress * factor,
    windowMs: WINDOW_MS,
  })),
);
const firstOfNetwork = sharedRateLimit('leads.first', () => ({ points: 1, windowMs: WINDOW_MS }));
const perSite = sharedRateLimit('leads.site', () => ({ points: env().leadsPerSite, windowMs: WINDOW_MS }));

/**
 * Takes one of the posts to a site in 10 minutes: LEADS_PER_ADDRESS for an address or IPv6 /64, twice as many
 * for its /56, four times for its /48.
 * @returns null when the post is allowed, else after how many seconds the next one is
 */
export const secondsUntilAllowed = async (
  site: string,
  networks: readonly string[],
): Promise<number | null> => {
  // In sequence, so that a post refused for a narrow network uses no points of the wider ones.
  for (const [index, network] of networks.entries()) {
    const wait = await perNetwork[index]?.(`${site} ${network}`);
    if (wait != null) return Math.ceil(wait / 1_000);
  }
  return null;
};

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

/** Why a bot check is suspicious, else null; forms without JavaScript and restored drafts have none. */
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

export type Suspicion =
  | 'honeypot'
  | 'forged-bot-check'
  | 'too-fast'
  | 'turnstile-missing'
  | 'turnstile-refused'
  | 'over-site-limit';

type Context = { id: string; site: string; networks: readonly string[]; now: number };

/** Why a valid lead is quarantined, else null. Other suspicious leads do not use up the site's limit. */
export const suspicionOf = async (
  fields: Readonly<Record<string, unknown>>,
  { id, site, networks, now }: Context,
): Promise<Suspicion | null> => {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  if (fields[hiddenFields.honeypot]) return 'honeypot';
  return (
    (await suspicionOfBotCheck(site, text(hiddenFields.botCheck), now)) ??
    (await suspicionOfToken(text(hiddenFields.turnstile), id)) ??
    ((await isOverSiteLimit(site, networks)) ? 'over-site-limit' : null)
  );
};

/** Photos of programs would fill the disk; what is held for its token or its text may be released. */
export const keepsPhotos = (suspicion: string | null): boolean =>
  suspicion === null || suspicion === 'turnstile-missing' || suspicion.startsWith('text ');
