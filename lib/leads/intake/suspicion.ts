import { hiddenFields } from '@/lib/leads/form/fields';
import { suspicionOfBotCheck } from './bot-check';
import { isWithinSiteLimit } from './rate-limits';
import { suspicionOfToken } from './turnstile';

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
    ((await isWithinSiteLimit(site)) ? null : 'over-site-limit')
  );
};

/** Photos of programs would fill the disk; a lead without a Turnstile token may still be released. */
export const keepsPhotos = (suspicion: Suspicion | null): boolean =>
  suspicion === null || suspicion === 'turnstile-missing';
