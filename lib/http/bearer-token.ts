import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Does a request carry `Authorization: Bearer` with one of these tokens? How long the answer takes says nothing of them. */
export const hasToken = (headers: Headers, tokens: readonly string[]): boolean =>
  tokens.some((token) =>
    timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`)),
  );
