import 'server-only';
import { request, type Dispatcher } from 'undici';

/**
 * Gives `work` a signal that aborts after `ms` milliseconds, or with `outer`. By its own timer: on Node 20 a
 * garbage collection takes the timer of `AbortSignal.any([AbortSignal.timeout(ms)])`.
 */
export const endingAfter = async <T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> => {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    controller.abort(Object.assign(new Error('no answer in time'), { name: 'TimeoutError' }));
  }, ms);
  outer?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
};

type Options = Omit<NonNullable<Parameters<typeof request>[1]>, 'signal'> & {
  timeoutMs: number;
  signal?: AbortSignal;
};

/**
 * One HTTP exchange; `timeoutMs` bounds headers and body together, as far as `read` takes it. Every request
 * of the server goes through here. Not by fetch, which Next replaces. @throws Error
 */
export const exchange = <T>(
  url: string | URL,
  { timeoutMs, signal, ...options }: Options,
  read: (answer: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> =>
  endingAfter(timeoutMs, async (ending) => read(await request(url, { ...options, signal: ending })), signal);

/** The status of an answer whose body does not matter; it is read, so that the connection is used again. */
export const statusOf = async ({ statusCode, body }: Dispatcher.ResponseData): Promise<number> => {
  await body.dump();
  return statusCode;
};
