import 'server-only';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Agent, type Dispatcher } from 'undici';
import { decodeUtf8, parseJson } from '@/lib/platform/json';
import { singleton } from '@/lib/platform/singleton';
import { exchange } from './exchange';
import { checkTarget, publicLookup } from './private-address';

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 5_000_000;

type Options = {
  headers?: Record<string, string>;
  timeoutMs?: number;
  signal?: AbortSignal;
  maxBytes?: number;
  limitName?: string;
  redirects?: number;
  /** Refuses all private addresses but these (host:port). */
  privateHosts?: ReadonlySet<string>;
};

export class GoneError extends Error {}

const publicAgent = () =>
  singleton(
    'http.public-agent',
    () => new Agent({ connect: { timeout: TIMEOUT_MS, lookup: publicLookup() } }),
  );

const bytesOf = async (
  { statusCode, body }: Dispatcher.ResponseData,
  { maxBytes = MAX_BYTES, limitName }: Options,
): Promise<Buffer> => {
  if (statusCode !== 200) {
    await body.dump();
    const reason = `status ${statusCode}`;
    throw statusCode === 404 || statusCode === 410 ? new GoneError(reason) : new Error(reason);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      const allowedBy = limitName ? `, which ${limitName} allows` : '';
      throw new Error(`the answer is larger than ${maxBytes} bytes${allowedBy}`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export type FetchedDocument = { url: URL; type: string; bytes: Buffer };

const decoders: Record<string, (bytes: Buffer, options: { maxOutputLength: number }) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * GET, by default 4 seconds and 5 MB, which hold for the compressed and for the decompressed bytes. Checks
 * the address of each redirect too. @throws Error unless 200
 */
export const fetchDocument = async (
  address: string | URL,
  options: Options = {},
): Promise<FetchedDocument> => {
  const {
    headers,
    timeoutMs = TIMEOUT_MS,
    signal,
    redirects = 0,
    maxBytes = MAX_BYTES,
    privateHosts,
  } = options;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new Error('it is no http or https address');
  const isChecked = privateHosts !== undefined && !checkTarget(url, privateHosts).isAllowed;
  const dispatcher = isChecked ? publicAgent() : undefined;
  return exchange(url, { headers, timeoutMs, signal, dispatcher }, async (answer) => {
    const { location, 'content-type': type, 'content-encoding': coding } = answer.headers;
    if (location && answer.statusCode >= 300 && answer.statusCode < 400 && redirects > 0) {
      await answer.body.dump();
      return fetchDocument(new URL(`${location}`, url), { ...options, redirects: redirects - 1 });
    }
    const bytes = await bytesOf(answer, options);
    const decode = decoders[`${coding ?? ''}`.trim().toLowerCase()];
    return { url, type: `${type ?? ''}`, bytes: decode?.(bytes, { maxOutputLength: maxBytes }) ?? bytes };
  });
};

export const fetchBytes = async (url: string, options?: Options): Promise<Buffer> =>
  (await fetchDocument(url, options)).bytes;

export const fetchJson = async (url: string, options: Options = {}): Promise<unknown> => {
  const bytes = await fetchBytes(url, {
    ...options,
    headers: { accept: 'application/json', ...options.headers },
  });
  const text = decodeUtf8(bytes);
  try {
    return parseJson(text);
  } catch {
    throw new Error('the answer is not JSON');
  }
};
