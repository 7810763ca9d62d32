import type { Retryable } from '@/lib/leads/outbox/deliveries';
import type { Filter, Lead, LeadState } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';
import { UsageError } from '@/lib/platform/run-command';

export const MAX_ROWS = 1_000_000;

export type RetryContext = {
  store: LeadStore;
  enableReceiver: (site: string) => Promise<void>;
  /** The site's destinations after the first; null when its record is not known. */
  furtherOf: (site: string) => Promise<readonly string[] | null>;
  now: number;
  print: (text: string) => void;
};

const retryable: readonly Retryable[] = ['waiting', 'dead-lettered', 'bounced'];
const isRetryable = (state: LeadState): state is Retryable =>
  (retryable as readonly LeadState[]).includes(state);

/** Makes what destinations have of a lead in one of the states due. @returns whether there is any */
const requeue = async ({ store, furtherOf, now }: RetryContext, lead: Lead, from: readonly Retryable[]) => {
  const { id, site, state } = lead;
  const isFirstDue = isRetryable(state) && from.includes(state) && (await store.requeue(id, state, now));
  const further = await store.requeueDeliveries(id, from, await furtherOf(site), now);
  return isFirstDue || further > 0;
};

/** Makes a lead due wherever it did not arrive. @throws UsageError when there is no such place */
export const retryLead = async (context: RetryContext, lead: Lead): Promise<void> => {
  await context.enableReceiver(lead.site);
  if (lead.state === 'quarantined' || !(await requeue(context, lead, retryable)))
    throw new UsageError(`Lead ${lead.id} is ${lead.state}.`);
  context.print(`Lead ${lead.id} is due: a running server delivers it within seconds.\n`);
};

/** The same for a site's leads in one state. @throws UsageError for a state that cannot be retried */
export const retrySite = async (
  context: RetryContext,
  { site, state = 'dead-lettered' }: Filter,
): Promise<void> => {
  const { store, enableReceiver, print } = context;
  if (!isRetryable(state))
    throw new UsageError(`retry is for ${retryable.join(', ')} leads, not for ${state} ones.`);
  if (site) await enableReceiver(site);
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
