import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getCachedSite } from '@/lib/content';
import { deliver, receiverOf } from '@/lib/leads/delivery/deliver';
import { destinationKeys } from '@/lib/leads/delivery/destinations';
import { createWorker } from '@/lib/leads/delivery/worker';
import { checkPosted } from '@/lib/leads/form/lead-schema';
import { MAX_DESTINATIONS } from '@/lib/content/settings/lead-destination';
import { FIRST } from '@/lib/leads/outbox/lead';
import type { LeadStore } from '@/lib/leads/outbox/lead-store';

const TIMEOUT_MS = 60_000;
const NO_RECEIVER = 'no receiver: the record has no linkPostEmail, and no mail can be sent';

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

/** Stores, delivers and erases a test lead. @throws Error when a destination did not accept it */
export const sendTestLead = async (store: LeadStore, site: string, now = Date.now): Promise<string> => {
  const known = await getCachedSite(site);
  if (known.state === 'gone') throw new Error(`There is no record of a site ${site}.`);
  if (known.state === 'unavailable')
    throw new Error(`The record of ${site} cannot be read, and no copy of it is kept here.`);
  const id = randomUUID();
  const from = now();
  const destinations = await destinationKeys(site);
  await store.put({ id, site, refused: null, fields: testFields(), receivedAt: from, destinations });
  const worker = createWorker({
    id: randomUUID(),
    store: async () => store,
    deliver,
    receiverOf,
    destinationKeys,
    isServed: (served) => served === site,
  });
  /**
   * A destination's name for people; the destination of the record's own fields is named by its host or mail
   * server.
   */
  const nameOf = async (destination: string) =>
    destination === FIRST ? receiverOf(site, destination) : destination;
  for (;;) {
    await worker.poll();
    await worker.idle();
    const places = await Promise.all(
      (await store.deliveriesOf({ lead: id }, MAX_DESTINATIONS)).map(async (delivery) => ({
        ...delivery,
        receiver: await nameOf(delivery.destination),
      })),
    );
    const seconds = ((now() - from) / 1_000).toFixed(1);
    const isOver = places.every(
      ({ state, attempts, receiver }) => state !== 'waiting' || attempts > 0 || receiver === null,
    );
    if (isOver || now() - from > TIMEOUT_MS) {
      const lines = places.map(({ receiver, state, reason }) =>
        state === 'delivered'
          ? `Delivered to ${receiver} after ${seconds} s.`
          : `Not delivered to ${receiver ?? 'nobody'}: ${reason ?? NO_RECEIVER}.`,
      );
      if (places.every(({ state }) => state === 'delivered')) return lines.join('\n');
      await store.eraseLead(id);
      throw new Error([...lines, 'The test lead is erased.'].join(' '));
    }
    // Another worker holds the site's lease, or the site backs off.
    await wait(500);
  }
};
