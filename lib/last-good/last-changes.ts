import { createHash } from 'node:crypto';
import type { Snapshots } from './snapshots';

type Entry = { fingerprint: string; changedAt: string | null };

const toEntry = (found: unknown): Entry => {
  if (typeof found !== 'object' || found === null || !('fingerprint' in found && 'changedAt' in found))
    throw new Error('is not a record of changes');
  return found as Entry;
};

const fingerprintOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * When values last became different, remembered on disk: a restart is no change. The age of a value that was never seen before
 * is unknown, so it has no date until it changes.
 */
export const lastChangesIn = (snapshots: Snapshots) => ({
  /** Compares a value with the one before it, and dates the change when there is one. */
  note: async (key: string, value: unknown): Promise<void> => {
    const before = await snapshots.read(key, toEntry);
    const fingerprint = fingerprintOf(value);
    if (!before) return snapshots.write(key, { fingerprint, changedAt: null });
    if (before.fingerprint !== fingerprint)
      await snapshots.write(key, { fingerprint, changedAt: new Date().toISOString() });
  },
  /** The moment of the last change as an ISO date, or null when none was ever seen. */
  of: async (key: string): Promise<string | null> => (await snapshots.read(key, toEntry))?.changedAt ?? null,
});
