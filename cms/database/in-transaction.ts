import { sql } from '@payloadcms/db-postgres';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs the reads and writes of `run` in one transaction of `req`.
 * @throws the error of `run`
 */
export const inTransaction = async <T>(
  payload: Payload,
  user: unknown,
  run: (req: PayloadRequest) => Promise<T>,
): Promise<T> => {
  const req = await createLocalReq({ user: user as never }, payload);
  await initTransaction(req);
  try {
    const made = await run(req);
    await commitTransaction(req);
    return made;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
};

/**
 * With PostgreSQL, a second save of this business waits here for the end of the first; SQLite has one writer.
 */
export const waitForOthers = async (
  { payload, transactionID }: PayloadRequest,
  id: unknown,
): Promise<void> => {
  if (payload.db.name !== 'postgres' || !transactionID) return;
  const { sessions } = payload.db as unknown as {
    sessions: Record<string, { db: { execute: (query: unknown) => Promise<unknown> } }>;
  };
  const session = sessions[String(await transactionID)];
  await session?.db.execute(sql`SELECT id FROM businesses WHERE id = ${Number(id)} FOR UPDATE`);
};
