import 'server-only';
import { singleton } from '@/lib/platform/singleton';

/** Bytes of photos that this process holds at the same time until they are processed. */
export const MEMORY_BUDGET = 256_000_000;

const used = () => singleton('leads.uploads', () => ({ bytes: 0 }));

/** One request's share of the budget. Counts bytes that arrived: announced ones would block others. */
export const reserveMemory = () => {
  let own = 0;
  return {
    /** Raises this share to `bytes`. @returns false, without a change, when the budget does not allow it */
    growTo: (bytes: number): boolean => {
      if (used().bytes - own + bytes > MEMORY_BUDGET) return false;
      used().bytes += bytes - own;
      own = bytes;
      return true;
    },
    release: (): void => {
      used().bytes -= own;
      own = 0;
    },
  };
};

export type MemoryReservation = ReturnType<typeof reserveMemory>;
