import 'server-only';
import { within } from '@/lib/platform/within';

export type BodyProblem = 'too-large' | 'too-slow' | 'wrong-type' | 'unreadable';
export class BodyError extends Error {
  constructor(readonly problem: BodyProblem) {
    super(problem);
  }
}

/** Bounds bytes and milliseconds, whatever Content-Length says. @throws BodyError */
export async function* chunksOf(request: Request, max: number, timeout: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new BodyError('too-large');
  const reader = request.body?.getReader();
  if (!reader) return;
  let size = 0;
  const deadline = performance.now() + timeout;
  const tooSlow = () => {
    throw new BodyError('too-slow');
  };
  let isComplete = false;
  try {
    for (;;) {
      const { done, value } = await within(deadline - performance.now(), reader.read(), tooSlow);
      isComplete = done;
      if (done) return;
      size += value.length;
      if (size > max) throw new BodyError('too-large');
      yield value;
    }
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError('unreadable');
  } finally {
    // Does not wait for the rest of a refused body.
    if (!isComplete) reader.cancel().catch(() => {});
  }
}

export const readText = async (request: Request, max: number, timeout: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, max, timeout)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export const readJson = async (request: Request, max: number, timeout: number): Promise<unknown> => {
  const text = await readText(request, max, timeout);
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError('unreadable');
  }
};
