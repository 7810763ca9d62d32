import 'server-only';
import { UsageError } from '@/lib/platform/run-command';
import type { Retryable } from '@/lib/leads/outbox/deliveries';
import type { Filter, Lead, LeadState } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';

export const MAX_ROWS = 1_000_000;

export type Context = {
  store: LeadStore;
  isServed: (site: string) => boolean;
  enableReceiver: (site: string) => Promise<void>;
  /** The site's destinations after the first; null when its record is not known. */
  furtherOf: (site: string) => Promise<readonly string[] | null>;
  now: number;
  print: (text: string) => void;
};

/** No server delivers a departed site's leads: they would wait for ever. */
const assertServed = ({ isServed }: Context, site: string): void => {
  if (!isServed(site))
    throw new UsageError(
      `${site} is no site of this deployment, so nothing would deliver the lead: export it or erase it.`,
    );
};

/** Lets a lead out of quarantine. @throws UsageError when it is in no quarantine, or its site has departed */
export const release = async (context: Context, lead: Lead): Promise<void> => {
  const { store, now, print } = context;
  assertServed(context, lead.site);
  if (!(await store.requeue(lead.id, 'quarantined', now)))
    throw new UsageError(`Lead ${lead.id} is ${lead.state}.`);
  print(`Lead ${lead.id} is due: a running server delivers it within seconds.\n`);
};

const retryable: readonly Retryable[] = ['waiting', 'dead-lettered', 'bounced'];
const isRetryable = (state: LeadState): state is Retryable =>
  (retryable as readonly LeadState[]).includes(state);

/** Makes a lead due wherever its state is one of `from`. @returns whether that is anywhere */
const requeue = async ({ store, furtherOf, now }: Context, lead: Lead, from: readonly Retryable[]) => {
  const { id, site, state } = lead;
  const isFirstDue = isRetryable(state) && from.includes(state) && (await store.requeue(id, state, now));
  const further = await store.requeueDeliveries(id, from, await furtherOf(site), now);
  return isFirstDue || further > 0;
};

/** Makes a lead due at each destination that has not accepted it. @throws UsageError when there is none */
export const retry = async (context: Context, lead: Lead): Promise<void> => {
  assertServed(context, lead.site);
  await context.enableReceiver(lead.site);
  if (lead.state === 'quarantined' || !(await requeue(context, lead, retryable)))
    throw new UsageError(`Lead ${lead.id} is ${lead.state}.`);
  context.print(`Lead ${lead.id} is due: a running server delivers it within seconds.\n`);
};

/** Makes all leads of a site in one state due. @throws UsageError */
export const retryAll = async (context: Context, filter: Filter): Promise<void> => {
  const { store, enableReceiver, print } = context;
  const { site, state = 'dead-lettered' } = filter;
  if (!isRetryable(state))
    throw new UsageError(`retry is for ${retryable.join(', ')} leads, not for ${state} ones.`);
  if (site) {
    assertServed(context, site);
    await enableReceiver(site);
  }
  const ids = new Set([
    ...(await store.list({ site, state }, MAX_ROWS)).map(({ id }) => id),
    ...(await store.deliveriesOf({ site, state }, MAX_ROWS)).map(({ lead }) => lead),
  ]);
  let count = 0;
  for (const id of ids) {
    const lead = await store.find(id);
    if (lead && (await requeue(context, lead, [state]))) count += 1;
  }
  const which = count === 1 ? 'lead' : 'leads';
  print(`Due now: ${count} ${state} ${which} of ${site}. A running server delivers what is due.\n`);
};
