import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db';
import { env } from '@/lib/env';
import { info, reasonOf, warnOnce } from '@/lib/log';
import { isServed } from '@/lib/routing/hosts';
import { singleton } from '@/lib/singleton';
import { deliver, receiverOf } from './delivery/deliver';
import { leadStore, type LeadStore } from './outbox/lead-store';
import { createWorker, type Worker } from './delivery/worker';

/** How often the outbox is looked at, in milliseconds; a new lead does not wait for it. */
const LOOK_EVERY = 2_000;
/** How long a request, or what follows its answer, waits for deliveries, in milliseconds. */
const LONGEST_CALL = 25_000;
/** How long a process that was told to end waits for the leads under way, in milliseconds: many hosts kill it soon after. */
const LONGEST_END = 10_000;
const ERASE_EVERY = 60 * 60_000;
const DAY = 24 * 60 * 60_000;

/** The outbox in this server's database. @throws Error when the database cannot be opened. */
export const outbox = async (): Promise<LeadStore> => leadStore(await database());

/** This process's worker. Routes and instrumentation are separate bundles: they share it, so that it never works twice. */
const worker = (): Worker =>
  singleton('leads.worker', () =>
    createWorker({ id: randomUUID(), store: outbox, deliver, receiverOf, isServed }),
  );

const atMost = async (ms: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
};

/** Delivers what is due; for after a lead came in. Resolves when its site's turn is over, at most after 25 seconds: a host may freeze the process then. */
export const deliverSoon = (site: string): Promise<void> =>
  atMost(
    LONGEST_CALL,
    worker()
      .look()
      .then(() => worker().idleAt(site)),
  );

/** Delivers what is due, and resolves when that is done, at most after 25 seconds: hosts end a call after a while, and what is left is for the next one. */
export const deliverNow = (): Promise<void> =>
  atMost(
    LONGEST_CALL,
    worker()
      .look()
      .then(() => worker().idle()),
  );

/** Erases leads that were delivered more than LEADS_KEEP_DAYS ago. */
export const eraseOld = async (): Promise<void> => {
  const { leadsKeepDays } = env();
  if (!leadsKeepDays) return;
  try {
    const erased = await (await outbox()).erase(Date.now() - leadsKeepDays * DAY);
    if (erased) info('leads.erased', { leads: erased });
  } catch (error) {
    warnOnce('leads.erase', { reason: reasonOf(error) });
  }
};

/**
 * Lets the process end only after `work`, or 10 seconds. Next answers SIGTERM by closing its connections and calling process.exit,
 * and offers no place to wait for more than requests; its NEXT_MANUAL_SIG_HANDLE would leave the connections to us as well.
 */
const endAfter = (work: Promise<void>): void => {
  const exit = process.exit.bind(process);
  process.exit = ((code) => void atMost(LONGEST_END, work).finally(() => exit(code))) as typeof process.exit;
};

/** Starts delivery in this server, until the process is told to end. */
export const startDelivery = (): void => {
  const looking = setInterval(() => void worker().look(), LOOK_EVERY).unref();
  const erasing = setInterval(() => void eraseOld(), ERASE_EVERY).unref();
  void worker().look();
  void eraseOld();
  const stop = () => {
    clearInterval(looking);
    clearInterval(erasing);
    endAfter(worker().stop());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
