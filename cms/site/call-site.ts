import { parsed, type Json } from '../record/plain-json';

const MAX_ANSWER = 5_000_000;

/**
 * Bounds headers and body by one timer, which cancels the body itself: on Node 20 a garbage collection takes
 * the link from fetch's signal to a body that is being read. @throws Error
 */
const fetchText = async (url: string, init: RequestInit, timeoutMs: number) => {
  const ending = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const end = () => {
    ending.abort();
    void reader?.cancel().catch(() => undefined);
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('no answer in time'));
      end();
    }, timeoutMs);
  });
  const read = async () => {
    const { status, body } = await fetch(url, { ...init, signal: ending.signal });
    reader = body?.getReader();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > MAX_ANSWER) throw new Error('the answer is too long');
      chunks.push(part.value);
    }
    return { status, text: Buffer.concat(chunks).toString('utf8') };
  };
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
    end();
  }
};

/** @returns the status and the JSON of the answer; without an answer status 0 and the reason */
export const callSite = async (
  url: string,
  {
    method = 'POST',
    token,
    body,
    timeoutMs,
  }: { method?: string; token: string; body: unknown; timeoutMs: number },
): Promise<{ status: number; json: Json; reason: string }> => {
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent: RequestInit = { method, headers, body: JSON.stringify(body), redirect: 'error' };
    const { status, text } = await fetchText(url, sent, timeoutMs);
    const json = (parsed(text) ?? {}) as Json;
    return { status, json, reason: String(json.message ?? `HTTP ${status}`).slice(0, 300) };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return { status: 0, json: {}, reason: cause?.code ?? message };
  }
};
