import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db';
import { isPreviewDeployment } from '@/lib/platform/env';
import { onShutdown } from '@/lib/platform/lifecycle';
import { reasonOf, warnOnce } from '@/lib/platform/log';
import { isServed } from '@/lib/content/hosts/hosts';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import { deliver, receiverOf } from './delivery/deliver';
import { destinationKeys } from './delivery/destinations';
import { createWorker, type Worker } from './delivery/worker';
import { confirmations } from './intake/confirmation';
import { seenTexts } from './intake/same-texts';
import { leadStore, type LeadStore } from './outbox/lead-store';
import { eraseOld } from './outbox/retention';

const POLL_EVERY_MS = 2_000;
const MAX_CALL_MS = 25_000;
const ERASE_EVERY_MS = 60 * 60_000;

/** The outbox in this server's database. @throws Error when it cannot be opened */
export const outbox = async (): Promise<LeadStore> => leadStore(await database());

/** This process's worker, shared by routes and instrumentation, which are separate bundles. */
const worker = (): Worker =>
  singleton('leads.worker', () =>
    createWorker({ id: randomUUID(), store: outbox, deliver, receiverOf, destinationKeys, isServed }),
  );

/** Does nothing in a preview deployment, which may have the database of the production. */
const deliverUntil = async (started: () => Promise<void>, isIdle: () => Promise<void>): Promise<void> => {
  if (!isPreviewDeployment()) await within(MAX_CALL_MS, started().then(isIdle), () => {});
};

/** Delivers a site's leads, for at most 25 seconds: some hosts freeze a process after its answer. */
export const deliverSoon = (site: string): Promise<void> =>
  deliverUntil(
    () => worker().wake(site),
    () => worker().idleAt(site),
  );

export const deliverNow = (): Promise<void> =>
  deliverUntil(
    () => worker().poll(),
    () => worker().idle(),
  );

/** Erases old leads and expired digests. Never rejects. */
export const eraseOldLeads = async (): Promise<void> => {
  await eraseOld(database);
  try {
    const db = await database();
    await seenTexts(db).erase(Date.now());
    await confirmations(db).erase(Date.now());
  } catch (error) {
    warnOnce('leads.erase', { reason: reasonOf(error) });
  }
};

export const startDelivery = (): void => {
  const polling = setInterval(() => void worker().poll(), POLL_EVERY_MS).unref();
  const erasing = setInterval(() => void eraseOldLeads(), ERASE_EVERY_MS).unref();
  void worker().poll();
  void eraseOldLeads();
  onShutdown('leads', () => {
    clearInterval(polling);
    clearInterval(erasing);
    return worker().stop();
  });
};
