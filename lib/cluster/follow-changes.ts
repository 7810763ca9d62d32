import { listen } from '@/lib/db/listen';
import { env } from '@/lib/env';
import { reasonOf, warn } from '@/lib/log';

/** How often a table is looked at although no notification came, in milliseconds. */
const POLL_MS = 15_000;

/** Several instances share a PostgreSQL server. A file has one process, and libsql:// has no notifications. */
export const isShared = (): boolean => /^postgres(ql)?:/.test(env().databaseUrl);

export type Following = {
  /** The first look has ended, well or badly. */ ready: Promise<void>;
  stop: () => Promise<void>;
};

export const noFollowing: Following = { ready: Promise.resolve(), stop: async () => {} };

type Options = {
  /** Of PostgreSQL's NOTIFY. */ channel: string;
  /** Names a failed look in the log, once for each reason. */ event: string;
  /** Looks at the table; one at a time. */ look: () => Promise<void>;
};

/** Looks at a table now, at each notification, and every 15 seconds for when the connection was away. */
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
  const wake = () => {
    isAskedAgain = true;
    looking ??= lookUntilQuiet();
  };

  const timer = setInterval(wake, POLL_MS).unref();
  const stopListening = isShared() ? listen(env().databaseUrl, channel, wake) : async () => {};
  wake();
  return {
    ready,
    stop: async () => {
      clearInterval(timer);
      await stopListening();
      await looking;
    },
  };
};
