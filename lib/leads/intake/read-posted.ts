import { photoLimits } from '@/lib/leads/form/fields';
import type { MemoryReservation } from './memory-budget';
import { MAX_LEAD_BYTES, MultipartError, readMultipart, type Posted } from './read-multipart';

const MAX_MULTIPART_BYTES = photoLimits.count * photoLimits.bytes + 2 * MAX_LEAD_BYTES;

export type BodyProblem = 'too-large' | 'too-slow' | 'wrong-type' | 'unreadable';
export class BodyError extends Error {
  constructor(readonly problem: BodyProblem) {
    super(problem);
  }
}

/** The chunks of a body of at most `max` bytes and `timeout` milliseconds. @throws BodyError */
async function* chunksOf(request: Request, max: number, timeout: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new BodyError('too-large');
  const reader = request.body?.getReader();
  if (!reader) return;
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyError('too-slow')), timeout);
  });
  let isComplete = false;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      isComplete = done;
      if (done) return;
      size += value.length;
      if (size > max) throw new BodyError('too-large');
      yield value;
    }
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError('unreadable');
  } finally {
    clearTimeout(timer);
    // The rest of a refused body is not waited for.
    if (!isComplete) reader.cancel().catch(() => {});
  }
}

const readText = async (request: Request): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, MAX_LEAD_BYTES, 20_000)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const withoutFiles = (fields: Record<string, unknown>): Posted => ({ fields, files: [], droppedPhotos: 0 });

const fromUrlEncoded = (body: string): Posted => {
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value;
  return withoutFiles(fields);
};

const fromJson = (body: string): Posted => {
  const document = ((): unknown => {
    try {
      return JSON.parse(body);
    } catch {
      throw new BodyError('unreadable');
    }
  })();
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new BodyError('unreadable');
  return withoutFiles(Object.assign(Object.create(null) as Record<string, unknown>, document));
};

type Options = { memory: MemoryReservation; acceptPhotos: boolean };

/**
 * Reads a posted form: urlencoded, multipart (with photos) or JSON, with at most 16 kB beside the photos.
 * @throws BodyError when it is too large, takes longer than 20 seconds (two minutes with photos), or is no
 * form
 */
export const readPosted = async (request: Request, { memory, acceptPhotos }: Options): Promise<Posted> => {
  const contentType = request.headers.get('content-type') ?? '';
  switch (contentType.split(';')[0]?.trim().toLowerCase()) {
    case 'multipart/form-data': {
      const chunks = chunksOf(request, MAX_MULTIPART_BYTES, 120_000);
      return readMultipart(chunks, { contentType, memory, acceptPhotos }).catch((error: unknown) => {
        throw error instanceof MultipartError ? new BodyError(error.problem) : error;
      });
    }
    case 'application/x-www-form-urlencoded':
      return fromUrlEncoded(await readText(request));
    case 'application/json':
      return fromJson(await readText(request));
    default:
      throw new BodyError('wrong-type');
  }
};
