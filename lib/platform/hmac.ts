import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

export const hmacOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export const isHmacOf = (text: string, secret: string, signature: string): boolean => {
  const [expected, given] = [Buffer.from(hmacOf(text, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** 24 to 64 bytes of base64 after the prefix, as Standard Webhooks 1.0.0 asks. */
export const isWebhookSecret = (text: unknown): text is string => {
  const [, encoded] = typeof text === 'string' ? (/^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []) : [];
  const key = Buffer.from(encoded ?? '', 'base64');
  return key.length >= 24 && key.length <= 64 && key.toString('base64') === encoded;
};

export const webhookSecretOf = (key: Uint8Array): string => `whsec_${Buffer.from(key).toString('base64')}`;

/** Standard Webhooks: one signature per secret. `time`: seconds since 1970. */
export const webhookSignature = (
  { id, time, body }: { id: string; time: number; body: string },
  secrets: readonly string[],
): string =>
  secrets
    .map((secret) => Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`)
    .join(' ');
