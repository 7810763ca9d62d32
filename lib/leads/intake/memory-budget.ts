import { singleton } from '@/lib/singleton';

/**
 * Most bytes of large bodies that this process has at the same time, from their first byte until their leads are kept. While a
 * body is taken apart it stands in memory up to three times.
 */
export const ROOM = 256_000_000;

const taken = () => singleton('leads.uploads', () => ({ bytes: 0 }));

/**
 * One request's share of the room. Only what has arrived takes any: a length that is merely announced would let a few slow
 * connections keep everybody's photos out.
 */
export const enterRoom = () => {
  let own = 0;
  return {
    /** Would so many bytes in all find room now? */
    fits: (bytes: number): boolean => taken().bytes - own + bytes <= ROOM,
    /** Takes room for so many bytes in all. @returns false, and nothing is changed, when there is not so much */
    growTo: (bytes: number): boolean => {
      if (taken().bytes - own + bytes > ROOM) return false;
      taken().bytes += bytes - own;
      own = bytes;
      return true;
    },
    /** Gives back all that was taken. */
    leave: (): void => {
      taken().bytes -= own;
      own = 0;
    },
  };
};

export type UploadRoom = ReturnType<typeof enterRoom>;
