import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text, as base64url. */
export const hmacOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether `signature` is the HMAC of a text; compares in constant time. */
export const isHmacOf = (text: string, secret: string, signature: string): boolean => {
  const [expected, given] = [Buffer.from(hmacOf(text, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
