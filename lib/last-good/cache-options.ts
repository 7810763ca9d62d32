import { reasonOf, warn } from '@/lib/log';
import type { CacheState } from './cache-state';
import type { Snapshots } from './snapshots';

export type CacheOptions<T> = {
  state: CacheState<T>;
  /** What is read, for the log: 'content', 'reviews'. */
  name: string;
  /** What its key is called in the log: 'site', 'record'. */
  keyName: string;
  /** Reads the document of a key. @throws GoneError when it does not exist, Error for an outage. */
  read: (key: string) => Promise<unknown>;
  /** Checks and maps a document. @throws Error when it is not usable, which counts as an outage. */
  parse: (document: unknown, key: string) => T;
  snapshots: Snapshots;
  /** Marks of documents that are gone, so that a restart does not bring them back. The last good copy stays beside them. */
  tombstones?: Snapshots;
  /** How long a document counts as fresh, in milliseconds. */
  freshFor: number;
  /**
   * For how long the server must deny a document, in milliseconds, until it counts as gone; it must also have answered for
   * another key meanwhile. 0, the default: at once, whatever it says of others.
   */
  goneAfter?: number;
  /** What "does not exist" means for a document without a copy: that it is gone, or an outage too (the default). */
  withoutCopy?: 'gone' | 'unavailable';
  /** Called with every usable document that differs from the copy in memory. Its errors are logged. */
  onRead?: (key: string, document: unknown) => Promise<void>;
  /** Maps an unchanged document again: for development, where the code may have changed. */
  alwaysParse?: boolean;
  /** Pause after a failed read, in milliseconds; 2 seconds by default. */
  retryAfter?: number;
  /** How long `getFresh` waits for the server when it has a copy, in milliseconds; 300 by default. */
  maxWait?: number;
};

/** Logs an error of one document and goes on. */
export const logFailure =
  ({ name, keyName }: { name: string; keyName: string }, event: string, key: string) =>
  (error: unknown): void =>
    warn(`${name}.${event}`, { [keyName]: key, reason: reasonOf(error) });
