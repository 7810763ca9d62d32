import { within } from '@/lib/platform/within';
import { database } from './';

const MAX_WAIT_MS = 2_000;

/** Whether a commit succeeds within 2 seconds. A read would not do: it also works while the disk is full. */
export const canWrite = (): Promise<boolean> => {
  const write = async () => {
    await (
      await database()
    ).run('insert into write_probe (id, at) values (1, ?) on conflict (id) do update set at = excluded.at', [
      Date.now(),
    ]);
    return true;
  };
  return within(
    MAX_WAIT_MS,
    write().catch(() => false),
    () => false,
  );
};
