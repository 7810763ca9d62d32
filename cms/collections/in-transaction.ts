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
