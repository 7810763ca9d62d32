import 'server-only';
import { originOf } from '@/lib/content/hosts/hosts';
import { isSigned, sign } from '@/lib/platform/db/secrets';
import { env } from '@/lib/platform/env';
import { paths } from '@/lib/site/urls/paths';

const DAY = 24 * 60 * 60_000;
const MAX_DAYS = 30;

export const heldActions = ['deliver', 'erase'] as const;
export type HeldAction = (typeof heldActions)[number];

export const linkDays = (): number => Math.min(MAX_DAYS, env().leadsQuarantineDays);

export const heldLink = async (
  site: string,
  lead: string,
  action: HeldAction,
  now: number,
): Promise<string> => {
  const expires = String(now + linkDays() * DAY);
  const signature = await sign('held', `${site}:${lead}:${action}:${expires}`);
  return `${originOf(site)}${paths.heldLead}?${new URLSearchParams({ lead, action, expires, signature })}`;
};

/** What a link of this site allows, else null. Whether the lead is held still is not checked. */
export const readHeldLink = async (
  site: string,
  query: URLSearchParams,
  now: number,
): Promise<{ lead: string; action: HeldAction } | null> => {
  const [lead = '', given = '', expires = '', signature = ''] = [
    'lead',
    'action',
    'expires',
    'signature',
  ].map((name) => query.get(name) ?? '');
  const action = heldActions.find((one) => one === given);
  return action &&
    /^\d{1,15}$/.test(expires) &&
    Number(expires) > now &&
    (await isSigned('held', `${site}:${lead}:${action}:${expires}`, signature))
    ? { lead, action }
    : null;
};
