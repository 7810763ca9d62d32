import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether `Authorization` carries one of these bearer tokens; compares in constant time. */
export const hasToken = (headers: Headers, tokens: readonly string[]): boolean =>
  tokens.some((token) =>
    timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`)),
  );

export const maySeeDetails = ({ headers }: Request): boolean => {
  const { healthToken } = env();
  return healthToken !== null && hasToken(headers, [healthToken]);
};
