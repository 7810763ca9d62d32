import 'server-only';
import { createHash } from 'node:crypto';
import type { Snapshots } from './snapshots';

type Entry = { fingerprint: string; changedAt: string | null };

const toEntry = (found: unknown): Entry => {
  if (typeof found !== 'object' || found === null || !('fingerprint' in found && 'changedAt' in found))
    throw new Error('is not a record of changes');
  return found as Entry;
};

export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The time of the last change as an ISO date; null before the first change. */
export const lastChangesIn = (snapshots: Snapshots) => ({
  note: async (key: string, value: unknown): Promise<void> => {
    const before = await snapshots.read(key, toEntry);
    const fingerprint = fingerprintOf(value);
    if (!before) return snapshots.write(key, { fingerprint, changedAt: null });
    if (before.fingerprint !== fingerprint)
      await snapshots.write(key, { fingerprint, changedAt: new Date().toISOString() });
  },
  of: async (key: string): Promise<string | null> => (await snapshots.read(key, toEntry))?.changedAt ?? null,
});
