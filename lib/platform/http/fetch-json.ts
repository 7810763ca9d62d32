import 'server-only';
import { request } from 'undici';
import { parseJson } from '@/lib/platform/json';

const TIMEOUT_MS = 4_000;
/** `name` is the environment variable that sets the limit. */
type Limit = { bytes: number; name?: string };
const USUAL_LIMIT: Limit = { bytes: 5_000_000 };

/** Status 404 or 410. */
export class GoneError extends Error {}

/**
 * GET of a JSON document within 4 seconds and `limit`, 5 MB by default; follows no redirects. Uses undici's
 * request, because Next replaces fetch in pages and applies its own caching rules.
 * @param headers override `accept`; names in lower case
 * @throws GoneError on 404 and 410; Error, with a reason for the log, when the answer is not a JSON document
 */
export const fetchJson = async (
  url: string,
  headers: Record<string, string> = {},
  limit: Limit = USUAL_LIMIT,
): Promise<unknown> => {
  const { statusCode, body } = await request(url, {
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (statusCode !== 200) {
    await body.dump();
    throw statusCode === 404 || statusCode === 410
      ? new GoneError(`status ${statusCode}`)
      : new Error(`status ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit.bytes) {
      const allowedBy = limit.name ? `, which ${limit.name} allows` : '';
      throw new Error(`the answer is larger than ${limit.bytes} bytes${allowedBy}`);
    }
    chunks.push(chunk);
  }
  try {
    return parseJson(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Error('the answer is not JSON');
  }
};
