import { hiddenFields } from '@/lib/leads/form/fields';
import { suspicionOfBotCheck } from './bot-check';
import { isWithinSiteLimit } from './rate-limits';
import { suspicionOfToken } from './turnstile';

/** Why a lead is quarantined; operators see it as the lead's reason. */
export type Suspicion =
  | 'honeypot'
  | 'forged-bot-check'
  | 'too-fast'
  | 'turnstile-missing'
  | 'turnstile-refused'
  | 'over-site-limit';

type Context = { id: string; site: string; now: number };

/**
 * Why a valid lead goes to quarantine; null when it does not. The visitor gets the same answer either way. Only a lead without
 * another suspicion counts against the site's limit, so that programs cannot use it up.
 */
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
    (isWithinSiteLimit(site) ? null : 'over-site-limit')
  );
};

/** Photos of programs would fill the disk. A person without a Turnstile token may come back with one, and then keeps the photos. */
export const keepsPhotos = (suspicion: Suspicion | null): boolean =>
  suspicion === null || suspicion === 'turnstile-missing';
