import { isGroup, parsed } from '../record/plain-json';

/** @returns the whole body, or null when it has more than `max` bytes, of which no more is read */
export const readBody = async (request: Request, max: number): Promise<Buffer<ArrayBuffer> | null> => {
  if (Number(request.headers.get('content-length')) > max) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Drops what PostgreSQL stores in no text, so that every save of it would fail: NUL, and half a character, as
 * a cut emoji leaves it. @returns JSON; null for a body that is no object
 */
const storable = (json: string): string | null => {
  const body = parsed(json);
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
  return isGroup(body) ? JSON.stringify(body, clean) : null;
};

/** Copies the fields and at most one file, so that Payload's reader gets no other parts of a form. */
const formOf = async (body: Buffer<ArrayBuffer>, type: string): Promise<FormData | null> => {
  const sent = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  const [file, ...more] = sent?.getAll('file') ?? [];
  const written = sent?.get('_payload') ?? '{}';
  const fields = typeof written === 'string' ? storable(written) : null;
  if (!sent || more.length || typeof file === 'string' || fields === null) return null;
  const form = new FormData();
  // media's hook replaces the file's own name.
  if (file) form.append('file', file, 'picture');
  form.append('_payload', fields);
  return form;
};

/** The type of a query that is posted, as it is too long for an address. */
export const QUERY = 'application/x-www-form-urlencoded';

/** @returns the body for Payload when it is a JSON object or a form with one file, else null */
export const cleanBody = async (
  body: Buffer<ArrayBuffer>,
  { method, headers }: Request,
): Promise<{ body: BodyInit | null; type?: string } | null> => {
  const type = headers.get('content-type') ?? '';
  const isQuery = headers.has('x-payload-http-method-override') || headers.has('x-http-method-override');
  if (isQuery && type === QUERY) return { body, type };
  if (!body.byteLength && method !== 'PATCH') return { body: null };
  if (/^multipart\/form-data\b/i.test(type)) {
    const form = await formOf(body, type);
    return form && { body: form };
  }
  const json = /^application\/json\b/i.test(type) ? storable(body.toString('utf8')) : null;
  return json === null ? null : { body: json, type: 'application/json' };
};
