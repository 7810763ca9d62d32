import { isDatabaseShared } from '@/lib/platform/db/database-url';
import { listen } from '@/lib/platform/db/listen';
import { env } from '@/lib/platform/env';
import { reasonOf, warn } from '@/lib/platform/log';

const POLL_MS = 15_000;

export type Following = {
  /** Resolves after the first read, even a failed one. */
  ready: Promise<void>;
  stop: () => Promise<void>;
};

export const noFollowing: Following = { ready: Promise.resolve(), stop: async () => {} };

type Options = {
  channel: string;
  /** Log event of a failed read, logged once per reason. */
  event: string;
  /** Reads the table; never called concurrently. */
  look: () => Promise<void>;
};

/** Calls `look` now, at each notification, and every 15 seconds in case a notification was lost. */
export const followChanges = ({ channel, event, look }: Options): Following => {
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  let failure: string | null = null;
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;

  const lookUntilQuiet = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        await look();
        failure = null;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== failure) warn(event, { reason });
        failure = reason;
      }
      onReady();
    } while (isAskedAgain);
    looking = null;
  };
  const lookAgain = () => {
    isAskedAgain = true;
    looking ??= lookUntilQuiet();
  };

  const timer = setInterval(lookAgain, POLL_MS).unref();
  const stopListening = isDatabaseShared() ? listen(env().databaseUrl, channel, lookAgain) : async () => {};
  lookAgain();
  return {
    ready,
    stop: async () => {
      clearInterval(timer);
      await stopListening();
      await looking;
    },
  };
};
