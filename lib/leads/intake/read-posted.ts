import 'server-only';
import busboy from 'busboy';
import { once } from 'node:events';
import { photoField, photoLimits } from '@/lib/leads/form/fields';
import { BodyError, chunksOf, readJson, readText, type BodyProblem } from '@/lib/platform/http/bounded-body';
import type { MemoryReservation } from './photo-capacity';

const MAX_LEAD_BYTES = 16_384;
const MAX_MULTIPART_BYTES = photoLimits.count * photoLimits.bytes + 2 * MAX_LEAD_BYTES;
const MAX_PARTS = 64;
const MAX_TEXT_MS = 20_000;
const MAX_MULTIPART_MS = 120_000;

export type PostedFile = { bytes: Uint8Array; isTooLarge: boolean };

/** Fields by name (the first of each), the photos, and how many photos were dropped. */
export type Posted = { fields: Record<string, unknown>; files: PostedFile[]; droppedPhotos: number };

type Options = { memory: MemoryReservation; acceptPhotos: boolean };

const emptyPost = (): Posted => ({
  fields: Object.create(null) as Record<string, unknown>,
  files: [],
  droppedPhotos: 0,
});

const multipartParser = (contentType: string) => {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        parts: MAX_PARTS,
        fields: MAX_PARTS,
        files: MAX_PARTS,
        fieldNameSize: 100,
        fieldSize: MAX_LEAD_BYTES + 1,
        fileSize: photoLimits.bytes + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw new BodyError('unreadable');
  }
};

const readMultipart = async (
  request: Request,
  contentType: string,
  { memory, acceptPhotos }: Options,
): Promise<Posted> => {
  const parser = multipartParser(contentType);
  const posted = emptyPost();
  let problem: BodyProblem | null = null;
  let textBytes = 0;
  let photoBytes = 0;

  parser.on('field', (name: string | undefined, value) => {
    if (!name) return;
    textBytes += name.length + Buffer.byteLength(value);
    if (textBytes > MAX_LEAD_BYTES) problem = 'too-large';
    posted.fields[name] ??= value;
  });
  for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(event, () => (problem = 'too-large'));
  // Reading awaits `closed`, which rejects with the first error; others follow, also of each part's stream.
  parser.on('error', () => {});
  parser.on('file', (name, stream) => {
    stream.on('error', () => {});
    const isPhoto = name === photoField;
    const parts: Buffer[] = [];
    let size = 0;
    let isDropped = isPhoto && !acceptPhotos;
    stream.on('data', (bytes: Buffer) => {
      size += bytes.length;
      if (!isPhoto || isDropped || size > photoLimits.bytes || posted.files.length >= photoLimits.count)
        return;
      isDropped = !memory.growTo(photoBytes + bytes.length);
      if (isDropped) return;
      photoBytes += bytes.length;
      parts.push(bytes);
    });
    stream.on('end', () => {
      // An empty file input posts a file of no bytes.
      if (!isPhoto || size === 0) return;
      if (isDropped) posted.droppedPhotos += 1;
      else {
        const isTooLarge = size > photoLimits.bytes;
        posted.files.push({ bytes: isTooLarge ? Buffer.alloc(0) : Buffer.concat(parts), isTooLarge });
      }
    });
  });

  const closed = once(parser, 'close');
  // Nobody awaits `closed`, which the parser's errors reject, while the body is read.
  closed.catch(() => {});
  try {
    for await (const chunk of chunksOf(request, MAX_MULTIPART_BYTES, MAX_MULTIPART_MS)) {
      if (problem) break;
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), closed]);
    }
    if (!problem) {
      parser.end();
      await closed;
    }
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError('unreadable');
  } finally {
    if (problem) parser.destroy();
  }
  if (problem) throw new BodyError(problem);
  return posted;
};

const fromUrlEncoded = (body: string): Posted => {
  const posted = emptyPost();
  for (const [name, value] of new URLSearchParams(body)) posted.fields[name] ??= value;
  return posted;
};

const fromJson = (document: unknown): Posted => {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new BodyError('unreadable');
  const posted = emptyPost();
  Object.assign(posted.fields, document);
  return posted;
};

/** Reads a form: urlencoded, JSON, or multipart, of which it drops photos without room. @throws BodyError */
export const readPosted = async (request: Request, options: Options): Promise<Posted> => {
  const contentType = request.headers.get('content-type') ?? '';
  switch (contentType.split(';')[0]?.trim().toLowerCase()) {
    case 'multipart/form-data':
      return readMultipart(request, contentType, options);
    case 'application/x-www-form-urlencoded':
      return fromUrlEncoded(await readText(request, MAX_LEAD_BYTES, MAX_TEXT_MS));
    case 'application/json':
      return fromJson(await readJson(request, MAX_LEAD_BYTES, MAX_TEXT_MS));
    default:
      throw new BodyError('wrong-type');
  }
};
