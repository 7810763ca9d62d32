import { BodyError, chunksOf, readText } from '@/lib/platform/http/bounded-body';
import { photoLimits } from '@/lib/leads/form/fields';
import type { MemoryReservation } from './memory-budget';
import { MAX_LEAD_BYTES, MultipartError, readMultipart, type Posted } from './read-multipart';

const MAX_MULTIPART_BYTES = photoLimits.count * photoLimits.bytes + 2 * MAX_LEAD_BYTES;

const MAX_TEXT_MS = 20_000;
const MAX_MULTIPART_MS = 120_000;

const readForm = (request: Request) => readText(request, MAX_LEAD_BYTES, MAX_TEXT_MS);

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
      const chunks = chunksOf(request, MAX_MULTIPART_BYTES, MAX_MULTIPART_MS);
      return readMultipart(chunks, { contentType, memory, acceptPhotos }).catch((error: unknown) => {
        throw error instanceof MultipartError ? new BodyError(error.problem) : error;
      });
    }
    case 'application/x-www-form-urlencoded':
      return fromUrlEncoded(await readForm(request));
    case 'application/json':
      return fromJson(await readForm(request));
    default:
      throw new BodyError('wrong-type');
  }
};
