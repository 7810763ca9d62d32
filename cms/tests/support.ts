import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { type Asked, StandInServer } from '../../e2e/support/stand-ins';
import type { Owners } from './owners';

export const root = path.join(import.meta.dirname, '../..');

export const readRecord = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, any>;
export const recordFiles = [
  ...readdirSync(path.join(root, 'content'))
    .filter((name) => name.endsWith('.json') && name !== 'record.schema.json')
    .map((name) => `content/${name}`),
  'e2e/records/complete.json',
];

/** A content server without HTTP, with a database of its own. */
export const startPayload = async (env: Record<string, string> = {}): Promise<Payload> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-cms-'));
  // Migrations are applied as in production.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'x'.repeat(32),
    ...env,
  });
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config'),
  ]);
  return getPayload({ config });
};

type Options = {
  as?: string;
  body?: unknown;
  form?: FormData;
  /** A body as it is sent. */
  raw?: BodyInit;
  headers?: Record<string, string>;
};

/** A business as it is stored, with its record: the published one, or the draft. */
export const storedBusiness = async (payload: Payload, id: number, draft = false) => {
  const found: unknown = await payload.findByID({ collection: 'businesses', id, draft });
  const { pageId, _status, record } = found as { pageId: string; _status: string; record: string };
  return { pageId, _status, record: JSON.parse(record) as Record<string, any> };
};

/** The id of a business's oldest version, or of its oldest with this status. */
export const oldestVersion = async (payload: Payload, id: number, status?: 'draft' | 'published') => {
  const where = { parent: { equals: id }, ...(status && { 'version._status': { equals: status } }) };
  const { docs } = await payload.findVersions({
    collection: 'businesses',
    where,
    sort: 'createdAt',
    limit: 1,
  });
  return docs[0]!.id;
};

/** Makes a published business of a record. */
export const createBusiness = (payload: Payload, pageId: string, record: object, more: object = {}) =>
  payload.create({
    collection: 'businesses',
    data: { pageId, record: JSON.stringify(record), _status: 'published', ...more } as never,
  });
/** Changes a business as the server itself does; `how`: its draft alone, in a transaction, in the trash. */
export const changeBusiness = (
  payload: Payload,
  id: number | string,
  data: object,
  how: { draft?: boolean; trash?: boolean; req?: never } = {},
) => payload.update({ collection: 'businesses', id, data: data as never, ...how });

/** Calls the content server's API; `as`: the name of one of `tokens`. */
export const caller = async (origin: string, tokens: Record<string, string>) => {
  const route: Record<string, any> = await import('../app/(payload)/api/[...slug]/route');
  return async (method: string, path: string, { as, body, form, raw, headers = {} }: Options = {}) => {
    const request = new Request(`${origin}${path}`, {
      method,
      headers: {
        origin,
        ...(as && { cookie: `payload-token=${tokens[as]}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ?? form ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const slug = new URL(request.url).pathname.split('/').slice(2).map(decodeURIComponent);
    const answer: Response = await route[method](request, { params: Promise.resolve({ slug }) });
    const data = Buffer.from(await answer.arrayBuffer());
    const text = data.toString('utf8');
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const json: any = isJson && text ? JSON.parse(text) : null;
    return { status: answer.status, data, text, json, headers: answer.headers };
  };
};

/** The body of a request that uploads a file. */
export const upload = (data: Buffer, name: string, type: string, fields: object = {}): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(data)], { type }), name);
  form.append('_payload', JSON.stringify(fields));
  return form;
};

/** A red photo of 64 by 48 pixels, as an iPhone writes it. */
export const heic = readFileSync(path.join(import.meta.dirname, 'photo.heic'));

export const pngOf = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** @returns the document of a new picture of this person */
export const uploadPicture = async (handle: Owners['handle'], as: string, fields: object = {}) => {
  const form = upload(await pngOf(), 'x.png', 'image/png', fields);
  const { json, text, status } = await handle('POST', '/api/media', { as, form });
  if (status !== 201) throw new Error(text);
  return json.doc;
};

type Call = { method: string; path: string; body: any; token?: string };

type Answer = { status: number; json: object };

/** Stands in for the site: keeps what it is asked and answers as it is told. */
export const startSite = async (answer: (call: Call) => Answer | Promise<Answer>) => {
  const calls: Call[] = [];
  class Site extends StandInServer {
    protected async answer({ method, url, headers, body }: Asked, response: ServerResponse) {
      const call = { method, path: url, body: body ? JSON.parse(body) : null, token: headers.authorization };
      calls.push(call);
      const { status, json } = await answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    }
  }
  const site = new Site();
  await site.start();
  return { calls, url: `http://${site.address}`, stop: () => void site.stop() };
};
