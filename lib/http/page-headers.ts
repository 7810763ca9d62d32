import { contentSecurityPolicy } from './content-security-policy.mjs';
import { env } from '@/lib/env';

const TURNSTILE = 'https://challenges.cloudflare.com';

/**
 * Headers of every page that follow from the environment, and so cannot stand in next.config.mjs, which a build bakes in: where
 * Turnstile is switched on, its script may run.
 */
export const pageHeaders = (): Record<string, string> =>
  env().turnstile && process.env.NODE_ENV !== 'development'
    ? { 'content-security-policy': contentSecurityPolicy([TURNSTILE]) }
    : {};
