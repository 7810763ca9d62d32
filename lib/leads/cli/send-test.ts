import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getCachedSite } from '@/lib/content';
import { deliver, receiverOf } from '@/lib/leads/delivery/deliver';
import { createWorker } from '@/lib/leads/delivery/worker';
import { checkPosted } from '@/lib/leads/form/lead-schema';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';

const TIMEOUT_MS = 60_000;

const testFields = () => {
  const checked = checkPosted({
    firstName: 'Test',
    lastName: 'of the website',
    phone: '(555) 555-0100',
    message: 'This is a test of the estimate form. Nobody asked for an estimate.',
    page: '/',
  });
  if ('errors' in checked) throw new Error('The test lead does not pass its own check.');
  const { id: _id, textConsent: _consent, ...fields } = checked.lead;
  return { ...fields, textConsent: null, isTest: true };
};

/** Stores and delivers a marked lead. @throws Error when that fails; the lead is erased */
export const sendTestLead = async (store: LeadStore, site: string, now = Date.now): Promise<string> => {
  const known = await getCachedSite(site);
  if (known.state === 'gone') throw new Error(`There is no record of a site ${site}.`);
  if (known.state === 'unavailable')
    throw new Error(`The record of ${site} cannot be read, and no copy of it is kept here.`);
  const id = randomUUID();
  const from = now();
  await store.put({ id, site, state: 'waiting', reason: null, fields: testFields(), receivedAt: from });
  const worker = createWorker({
    id: randomUUID(),
    store: async () => store,
    deliver,
    receiverOf,
    isServed: (served) => served === site,
  });
  const receiver = (await receiverOf(site)) ?? 'nobody';
  for (;;) {
    await worker.poll();
    await worker.idle();
    const lead = await store.find(id);
    const seconds = ((now() - from) / 1_000).toFixed(1);
    if (lead?.state === 'delivered') return `Delivered to ${receiver} after ${seconds} s.`;
    const isOver = lead?.state !== 'waiting' || lead.attempts > 0 || now() - from > TIMEOUT_MS;
    if (isOver || receiver === 'nobody') {
      await store.eraseLead(id);
      const reason = lead?.reason ?? 'no receiver: the record has no linkPostEmail, and no mail can be sent';
      throw new Error(`Not delivered to ${receiver}: ${reason}. The test lead is erased.`);
    }
    // Another worker holds the site's lease, or the site backs off.
    await wait(500);
  }
};
