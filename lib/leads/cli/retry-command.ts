import 'server-only';
import type { Database } from '@/lib/platform/db';
import { UsageError } from '@/lib/platform/run-command';
import type { Retryable } from '@/lib/leads/outbox/deliveries';
import { leadStates, type Filter } from '@/lib/leads/outbox/lead';
import type { LeadStore, LeadSummary } from '@/lib/leads/outbox/lead-store';

export const MAX_ROWS = 1_000_000;

export type Context = {
  db: Database;
  store: LeadStore;
  isServed: (site: string) => boolean;
  /** The site's destinations; null when its record is not known. */
  destinationKeys: (site: string) => Promise<readonly string[] | null>;
  now: number;
};

const retryable = leadStates.filter((state): state is Retryable => state !== 'delivered');

/**
 * Makes a site's leads due at each of today's destinations that has not accepted them.
 * @param from only deliveries in these states
 * @returns how many leads are due
 * @throws UsageError when nothing would deliver them
 */
const requeue = async (
  { store, isServed, destinationKeys, now }: Context,
  site: string,
  ids: readonly string[],
  from: readonly Retryable[],
): Promise<number> => {
  // No server delivers a departed site's leads: they would wait for ever.
  if (!isServed(site))
    throw new UsageError(
      `${site} is no site of this deployment, so nothing would deliver the lead: export it or erase it.`,
    );
  const destinations = await destinationKeys(site);
  if (!destinations) throw new UsageError(`The record of ${site} is not known, so no destination is.`);
  let due = 0;
  for (const id of ids) if ((await store.requeue(id, from, destinations, now)) > 0) due += 1;
  return due;
};

/** `retry <lead>`. @throws UsageError when every destination has accepted it */
export const retry = async (context: Context, { id, site, state }: LeadSummary): Promise<string> => {
  if ((await requeue(context, site, [id], retryable)) === 0) throw new UsageError(`Lead ${id} is ${state}.`);
  return `Lead ${id} is due: a running server delivers it within seconds.\n`;
};

/** `retry --site <id> [--state <state>]`. @throws UsageError */
export const retryAll = async (
  context: Context,
  site: string,
  { state = 'dead-lettered' }: Filter,
): Promise<string> => {
  if (state === 'delivered')
    throw new UsageError(`retry is for ${retryable.join(', ')} leads, not for ${state} ones.`);
  const ids = new Set(
    state === 'refused'
      ? (await context.store.list({ site, state }, MAX_ROWS)).map(({ id }) => id)
      : (await context.store.deliveriesOf({ site, state }, MAX_ROWS)).map(({ lead }) => lead),
  );
  const due = await requeue(context, site, [...ids], [state]);
  const leads = due === 1 ? 'lead' : 'leads';
  return `Due now: ${due} ${state} ${leads} of ${site}. A running server delivers what is due.\n`;
};
