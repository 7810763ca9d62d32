import 'server-only';
import { info, reasonOf, warn } from './log';

const TICK_MS = 10 * 60_000;
const MAX_REMOVALS = 20_000;
/** Share of `maxBytes` that a removal leaves, so that not every new file starts another removal. */
const SHARE_LEFT = 0.9;

export type OldItem = {
  /** In ms since 1970; 0: removed at once. */
  since: number;
  bytes?: number;
  remove: () => Promise<unknown>;
};

/**
 * Files to remove: files that are too old, or the oldest above `maxBytes`. Times are multiples of 10 minutes.
 */
export type Sweepable = {
  name: string;
  items: (now: number) => Promise<OldItem[]>;
  maxAgeMs: number;
  maxBytes?: number;
  everyMs: number;
  firstAfterMs?: number;
};

export const sweep = async (sweepable: Sweepable, now = Date.now()): Promise<number> => {
  const { items, maxAgeMs, maxBytes = Infinity } = sweepable;
  const oldestFirst = (await items(now)).sort((one, other) => one.since - other.since);
  const isTooOld = ({ since }: OldItem) => now - since > maxAgeMs;
  let bytes = oldestFirst.reduce((sum, item) => sum + (isTooOld(item) ? 0 : (item.bytes ?? 0)), 0);
  const maxLeft = bytes > maxBytes ? maxBytes * SHARE_LEFT : Infinity;
  let removed = 0;
  for (const item of oldestFirst) {
    if (removed === MAX_REMOVALS || (!isTooOld(item) && bytes <= maxLeft)) break;
    await item.remove();
    if (!isTooOld(item)) bytes -= item.bytes ?? 0;
    removed += 1;
  }
  return removed;
};

/** Logs the removed files. Never rejects. */
export const sweepAll = async (sweepables: readonly Sweepable[], now?: number): Promise<void> => {
  const counts: Record<string, number> = {};
  for (const sweepable of sweepables) {
    const { name } = sweepable;
    try {
      const removed = await sweep(sweepable, now);
      if (removed > 0) counts[name] = removed;
    } catch (error) {
      warn('sweep.failed', { of: name, reason: reasonOf(error) });
    }
  }
  if (Object.keys(counts).length > 0) info('sweep.removed', counts);
};

/** Never two sweeps at once. */
export const startSweeping = (sweepables: readonly Sweepable[]): void => {
  let tick = 0;
  let isSweeping = false;
  const isDue = ({ everyMs, firstAfterMs = 0 }: Sweepable) => {
    const time = tick * TICK_MS - firstAfterMs;
    return time >= 0 && time % everyMs === 0;
  };
  const sweepDue = async () => {
    if (isSweeping) return;
    isSweeping = true;
    await sweepAll(sweepables.filter(isDue));
    tick += 1;
    isSweeping = false;
  };
  void sweepDue();
  setInterval(() => void sweepDue(), TICK_MS).unref();
};
