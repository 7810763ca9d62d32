import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time; lengths may differ. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** Whether `Authorization` carries one of these bearer tokens. */
export const hasToken = (headers: Headers, tokens: readonly string[]): boolean =>
  tokens.some((token) => isSame(headers.get('authorization') ?? '', `Bearer ${token}`));

/** Whether a request carries HEALTH_TOKEN. */
export const maySeeDetails = ({ headers }: Request): boolean => {
  const { healthToken } = env();
  return healthToken !== null && hasToken(headers, [healthToken]);
};

/** HMAC-SHA256 of a text, in base64url. */
export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export const isHmac = (secret: string, text: string, signature: string): boolean =>
  isSame(hmac(secret, text), signature);
