import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs what reads and writes with `req` as a whole: all of it is kept, or nothing.
 * @throws what `run` throws
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
