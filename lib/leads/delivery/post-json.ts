import { createHmac } from 'node:crypto';
import { Agent, type Dispatcher } from 'undici';
import { env } from '@/lib/platform/env';
import { webhookSignature } from '@/lib/platform/hmac';
import { exchange } from '@/lib/platform/http/exchange';
import { reasonOf } from '@/lib/platform/log';
import { checkTarget, PrivateAddressError, publicLookup } from '@/lib/platform/http/private-address';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/within';
import type { DeliveryOutcome } from './outcome';

const TIMEOUT_MS = 15_000;
const REST_MS = 1_000;
const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000;

const agents = singleton('leads.agents', () => ({
  anywhere: new Agent({ connect: { timeout: TIMEOUT_MS } }),
  publicOnly: new Agent({ connect: { timeout: TIMEOUT_MS, lookup: publicLookup() } }),
}));

/** Milliseconds of a Retry-After header, which is seconds or a date. */
export const retryAfterOf = (header: string | string[] | undefined, now: number): number | undefined => {
  const text = [header].flat()[0]?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return wait > 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined;
};

const signatureOf = (body: string, secret: string, now: number): string => {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

const isTemporary = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

const outcomeOf = (status: number, retryAfter: number | undefined): DeliveryOutcome => {
  const reason = `status ${status}`;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (isTemporary(status))
    return {
      kind: 'failed',
      reason,
      reach: status === 429 || retryAfter !== undefined ? 'site' : 'lead',
      retryAfter,
    };
  return {
    kind: 'rejected',
    reason: status >= 300 && status < 400 ? `${reason}, a redirect, which is not followed` : reason,
  };
};

/** Reads the rest of an answer, so that its connection is used again, but no longer than a second. */
const endOf = ({ body }: Dispatcher.ResponseData): Promise<void> =>
  within(
    REST_MS,
    body.dump({ limit: 65_536 }).catch(() => {}),
    () => void body.destroy(),
  );

const failureOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : reasonOf(error);
};

/** POSTs signed JSON as docs/leads.md says: no redirect, no private address without permission. */
export const postJson = async (
  address: string,
  key: string,
  document: unknown,
  secrets: readonly string[] = [],
): Promise<DeliveryOutcome> => {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    return { kind: 'rejected', reason: 'its address is not http or https' };
  const url = new URL(address);
  const { allowedPrivateHosts, leadsSigningSecret } = env();
  const body = JSON.stringify(document);
  const now = Date.now();
  const time = Math.floor(now / 1000);
  try {
    const { isAllowed } = checkTarget(url, allowedPrivateHosts);
    const options = {
      method: 'POST' as const,
      body,
      dispatcher: isAllowed ? agents.anywhere : agents.publicOnly,
      timeoutMs: TIMEOUT_MS,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'Mainstreet',
        'idempotency-key': key,
        ...(leadsSigningSecret ? { 'mainstreet-signature': signatureOf(body, leadsSigningSecret, now) } : {}),
        'webhook-id': key,
        'webhook-timestamp': String(time),
        ...(secrets.length > 0
          ? { 'webhook-signature': webhookSignature({ id: key, time, body }, secrets) }
          : {}),
      },
    };
    return await exchange(url, options, async (answer) => {
      await endOf(answer);
      return outcomeOf(answer.statusCode, retryAfterOf(answer.headers['retry-after'], now));
    });
  } catch (error) {
    if (error instanceof PrivateAddressError)
      return { kind: 'rejected', reason: `its address leads to ${error.message}` };
    return { kind: 'failed', reason: failureOf(error), reach: 'receiver' };
  }
};
