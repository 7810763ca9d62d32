import { env } from '@/lib/platform/env';
import { info, reasonOf, warnOnce } from '@/lib/platform/log';
import type { LeadStore } from './outbox/lead-store';

const DAY = 24 * 60 * 60_000;
const MAX_QUARANTINED = 1_000;
const MAX_DEAD_LETTERED = 10_000;

/** Erases leads that are too old or too many, oldest first; never a waiting one. Never rejects. */
export const eraseOld = async (open: () => Promise<LeadStore>, now = Date.now()): Promise<void> => {
  const { leadsKeepDays, leadsQuarantineDays, leadsDeadLetterDays } = env();
  const log = (state: string, reason: 'age' | 'cap', leads: number) => {
    if (leads > 0) info('leads.erased', { state, reason, leads });
  };
  try {
    const store = await open();
    if (leadsKeepDays) log('delivered', 'age', await store.erase('delivered', now - leadsKeepDays * DAY));
    log('quarantined', 'age', await store.erase('quarantined', now - leadsQuarantineDays * DAY));
    log('dead-lettered', 'age', await store.erase('dead-lettered', now - leadsDeadLetterDays * DAY));
    log('quarantined', 'cap', await store.eraseAbove('quarantined', MAX_QUARANTINED));
    log('dead-lettered', 'cap', await store.eraseAbove('dead-lettered', MAX_DEAD_LETTERED));
  } catch (error) {
    warnOnce('leads.erase', { reason: reasonOf(error) });
  }
};
