import { photoField, photoLimits } from '@/lib/leads/form/fields';
import type { UploadRoom } from './memory-budget';

/** Most bytes of a lead without its photos. */
export const LEAD_BYTES = 16_384;
const PHOTO_BYTES = photoLimits.count * photoLimits.bytes;
/** A body of up to so many bytes takes no room: a form without photos is read however many photos are on their way. */
const SMALL_BYTES = 2 * LEAD_BYTES;
/** A form has some twenty parts; reading many thousands would take the server's time. */
const MOST_PARTS = 64;

export type BodyProblem = 'too-large' | 'too-slow' | 'no-room' | 'wrong-type' | 'unreadable';
export class BodyError extends Error {
  constructor(readonly problem: BodyProblem) {
    super(problem);
  }
}

/** What was posted: fields by their names (the first of each name), and the files of the photo field. */
export type Posted = { fields: Record<string, unknown>; files: File[] };

type Limits = { most: number; timeout: number; room: UploadRoom };

const readBytes = async (request: Request, { most, timeout, room }: Limits): Promise<Buffer<ArrayBuffer>> => {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > most) throw new BodyError('too-large');
  // Said at once: what would be refused halfway need not be read.
  if (announced > SMALL_BYTES && !room.fits(announced)) throw new BodyError('no-room');
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyError('too-slow')), timeout);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size > most) throw new BodyError('too-large');
      if (size > SMALL_BYTES && !room.growTo(size)) throw new BodyError('no-room');
      chunks.push(value);
    }
  } catch (error) {
    // What is still on its way is of no use; it must not be waited for.
    reader.cancel().catch(() => {});
    throw error instanceof BodyError ? error : new BodyError('unreadable');
  } finally {
    clearTimeout(timer);
  }
};

const hasManyParts = (body: Buffer, contentType: string): boolean => {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (!boundary) throw new BodyError('unreadable');
  let parts = 0;
  for (
    let at = body.indexOf(boundary);
    at !== -1 && parts <= MOST_PARTS;
    at = body.indexOf(boundary, at + boundary.length)
  )
    parts += 1;
  return parts > MOST_PARTS;
};

const fromMultipart = async (body: Buffer<ArrayBuffer>, contentType: string): Promise<Posted> => {
  if (hasManyParts(body, contentType)) throw new BodyError('too-large');
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new BodyError('unreadable');
  });
  const posted: Posted = { fields: Object.create(null) as Record<string, unknown>, files: [] };
  let size = 0;
  for (const [name, value] of form) {
    // A file input in which nothing was chosen posts a file without name and bytes.
    if (typeof value !== 'string') {
      if (name === photoField && value.size > 0) posted.files.push(value);
      continue;
    }
    size += name.length + Buffer.byteLength(value);
    posted.fields[name] ??= value;
  }
  if (size > LEAD_BYTES) throw new BodyError('too-large');
  return posted;
};

const fromUrlEncoded = (body: Buffer): Posted => {
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) fields[name] ??= value;
  return { fields, files: [] };
};

const fromJson = (body: Buffer): Posted => {
  const document = ((): unknown => {
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      throw new BodyError('unreadable');
    }
  })();
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new BodyError('unreadable');
  return { fields: Object.assign(Object.create(null) as Record<string, unknown>, document), files: [] };
};

/**
 * Reads a posted form: urlencoded, multipart (with photos) or JSON, within 16 kB beside the photos.
 * @param room where a body with photos takes its place; whoever reads the form leaves the room when done with it
 * @throws BodyError when it is too large, does not come in time (20 seconds, two minutes with photos), finds no room, or is no form.
 */
export const readPosted = async (request: Request, room: UploadRoom): Promise<Posted> => {
  const contentType = request.headers.get('content-type') ?? '';
  switch (contentType.split(';')[0]?.trim().toLowerCase()) {
    case 'multipart/form-data':
      return fromMultipart(
        await readBytes(request, { most: PHOTO_BYTES + SMALL_BYTES, timeout: 120_000, room }),
        contentType,
      );
    case 'application/x-www-form-urlencoded':
      return fromUrlEncoded(await readBytes(request, { most: LEAD_BYTES, timeout: 20_000, room }));
    case 'application/json':
      return fromJson(await readBytes(request, { most: LEAD_BYTES, timeout: 20_000, room }));
    default:
      throw new BodyError('wrong-type');
  }
};
