import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const hasToken = (headers: Pick<Headers, 'get'>, tokens: readonly string[]): boolean =>
  tokens.some((token) =>
    timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`)),
  );

export const passwordAsBearer = (headers: Headers): Pick<Headers, 'get'> => {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (encoded === undefined) return headers;
  const password = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  // `new Headers` would throw for characters that headers do not allow.
  return { get: () => `Bearer ${password}` };
};

export const maySeeDetails = ({ headers }: Request): boolean => {
  const { healthToken } = env();
  return healthToken !== null && hasToken(headers, [healthToken]);
};
