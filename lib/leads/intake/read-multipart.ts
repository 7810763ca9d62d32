import 'server-only';
import busboy from 'busboy';
import { once } from 'node:events';
import { photoField, photoLimits } from '@/lib/leads/form/fields';
import type { MemoryReservation } from './memory-budget';

export const MAX_LEAD_BYTES = 16_384;
const MAX_PARTS = 64;

export type PostedFile = { bytes: Uint8Array; isTooLarge: boolean };

/** Fields by name (the first of each), the photos, and how many photos were dropped. */
export type Posted = { fields: Record<string, unknown>; files: PostedFile[]; droppedPhotos: number };

export class MultipartError extends Error {
  constructor(readonly problem: 'too-large' | 'unreadable') {
    super(problem);
  }
}

type Options = {
  contentType: string;
  memory: MemoryReservation;
  acceptPhotos: boolean;
};

/**
 * Reads a multipart form as a stream; drops photos for which the memory budget has no room.
 * @throws MultipartError for a bad or too large body
 */
export const readMultipart = async (
  chunks: AsyncIterable<Uint8Array>,
  { contentType, memory, acceptPhotos }: Options,
): Promise<Posted> => {
  const posted: Posted = {
    fields: Object.create(null) as Record<string, unknown>,
    files: [],
    droppedPhotos: 0,
  };
  let problem: MultipartError['problem'] | null = null;
  let textBytes = 0;
  let photoBytes = 0;
  const parser = (() => {
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
      throw new MultipartError('unreadable');
    }
  })();

  parser.on('field', (name: string | undefined, value) => {
    if (!name) return;
    textBytes += name.length + Buffer.byteLength(value);
    if (textBytes > MAX_LEAD_BYTES) problem = 'too-large';
    posted.fields[name] ??= value;
  });
  for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(event, () => (problem = 'too-large'));
  parser.on('file', (name, stream) => {
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
    for await (const chunk of chunks) {
      if (problem) break;
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), closed]);
    }
    if (!problem) {
      parser.end();
      await closed;
    }
  } catch (error) {
    if ((error as { problem?: unknown }).problem) throw error;
    throw new MultipartError('unreadable');
  } finally {
    if (problem) parser.destroy();
  }
  if (problem) throw new MultipartError(problem);
  return posted;
};
