import { reasonOf, warn } from '@/lib/platform/log';
import type { CacheState } from './cache-state';
import type { Snapshots } from './snapshots';

export type CacheOptions<T, O = never> = {
  state: CacheState<T, O>;
  name: string;
  keyName: string;
  /** Reads the document of a key. @throws GoneError when it does not exist, Error for an outage. */
  read: (key: string) => Promise<unknown>;
  /** Checks and maps a document. @throws Error when it is not usable, which counts as an outage. */
  parse: (document: unknown, key: string) => T;
  snapshots: Snapshots;
  /** Marks of documents that are gone; they survive a restart, beside the last good copy. */
  tombstones?: Snapshots;
  freshFor: number;
  /** Milliseconds of 404s, while other documents are answered, after which a document is gone; 0: at once. */
  goneAfter?: number;
  /** What a 404 means for a document without a copy; an outage by default. */
  withoutCopy?: 'gone' | 'unavailable';
  /** Called with every usable document that differs from the copy in memory. Its errors are logged. */
  onRead?: (key: string, document: unknown) => Promise<void>;
  /** Maps unchanged documents again: in development the code may have changed. */
  alwaysParse?: boolean;
  /** Pause after a failed read, in milliseconds; 2 seconds by default. */
  retryAfter?: number;
  /** Milliseconds that `getFresh` waits for the server when it has a copy; 300 by default. */
  maxWait?: number;
};

export const logFailure =
  ({ name, keyName }: { name: string; keyName: string }, event: string, key: string) =>
  (error: unknown): void =>
    warn(`${name}.${event}`, { [keyName]: key, reason: reasonOf(error) });
