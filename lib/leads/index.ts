import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db';
import { isServed } from '@/lib/routing/hosts';
import { singleton } from '@/lib/singleton';
import { deliver, receiverOf } from './delivery/deliver';
import { createWorker, type Worker } from './delivery/worker';
import { leadStore, type LeadStore } from './outbox/lead-store';
import { eraseOld } from './retention';

/** How often the worker looks at the outbox, in milliseconds; a new lead does not wait for it. */
const LOOK_EVERY = 2_000;
/** How long a request, or the work after its answer, waits for deliveries, in milliseconds. */
const MAX_CALL = 25_000;
/** How long a stopping process waits for the leads under way, in milliseconds: many hosts kill it soon after. */
const MAX_SHUTDOWN = 10_000;
const ERASE_EVERY = 60 * 60_000;

/** The outbox in this server's database. @throws Error when the database cannot be opened. */
export const outbox = async (): Promise<LeadStore> => leadStore(await database());

/** This process's worker, shared by routes and instrumentation, which are separate bundles. */
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

/** Delivers what is due, after a lead came in. Resolves when its site is done, at most after 25 seconds: a host may freeze the process then. */
export const deliverSoon = (site: string): Promise<void> =>
  atMost(
    MAX_CALL,
    worker()
      .look()
      .then(() => worker().idleAt(site)),
  );

/** Delivers what is due. Resolves when that is done, at most after 25 seconds, because hosts limit a call; the next call does the rest. */
export const deliverNow = (): Promise<void> =>
  atMost(
    MAX_CALL,
    worker()
      .look()
      .then(() => worker().idle()),
  );

/** Erases what is too old or too much (lib/leads/retention.ts). */
export const eraseOldLeads = (): Promise<void> => eraseOld(outbox);

/**
 * Lets the process end only after `work`, or 10 seconds. Next answers SIGTERM by closing its connections and calling process.exit,
 * and offers no place to wait for more than requests; its NEXT_MANUAL_SIG_HANDLE would leave the connections to us as well.
 */
const endAfter = (work: Promise<void>): void => {
  const exit = process.exit.bind(process);
  process.exit = ((code) => void atMost(MAX_SHUTDOWN, work).finally(() => exit(code))) as typeof process.exit;
};

/** Starts delivery in this server, until the process is told to end. */
export const startDelivery = (): void => {
  const looking = setInterval(() => void worker().look(), LOOK_EVERY).unref();
  const erasing = setInterval(() => void eraseOldLeads(), ERASE_EVERY).unref();
  void worker().look();
  void eraseOldLeads();
  const stop = () => {
    clearInterval(looking);
    clearInterval(erasing);
    endAfter(worker().stop());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
