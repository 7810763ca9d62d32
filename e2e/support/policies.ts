import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { RawAnswer } from './raw-request';

/** The hashes of a page's inline scripts. */
export const inlineHashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Expects one policy, which allows the page's own scripts and nothing unsafe. */
export const expectStrict = ({ headers, body }: RawAnswer, path: string) => {
  const policy = String(headers['content-security-policy']);
  expect(policy, `${path}: one policy`).not.toContain(',');
  expect(policy, path).toMatch(/^default-src 'none'; /);
  expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe|https:|data:)|[ ;]http:/);
  for (const hash of inlineHashes(body)) expect(policy, `${path}: ${hash}`).toContain(hash);
};
