import { within } from '@/lib/within';
import { database } from './index';

/** A balancer that asks must not wait for a database that hangs. */
const MAX_WAIT_MS = 2_000;

/** Can this process commit to its database now? Asked of the database itself, at most 2 seconds: a full disk still reads. */
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
