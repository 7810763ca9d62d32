import 'server-only';
import { env } from '@/lib/platform/env';
import { hmacOf, isHmacOf } from '@/lib/platform/hmac';
import { isPreviewId } from '@/lib/content/domain/preview-id';

/** deploy/varnish passes requests with this cookie. */
const COOKIE = 'mainstreet-preview';

/** @param secret PREVIEW_TOKEN */
export const createPreviewToken = (id: string, expiresAt: number, secret: string): string => {
  const text = `${id}.${expiresAt}`;
  return `${text}.${hmacOf(`preview:${text}`, secret)}`;
};

type OpenPreview = { id: string; expiresAt: number };

/** The preview of a token; null when it is forged or expired, or PREVIEW_TOKEN is not set. */
export const readPreviewToken = (token: string, now: number): OpenPreview | null => {
  const { previewToken: secret } = env();
  const [id = '', time = '', signature = '', ...rest] = token.split('.');
  if (!secret || rest.length > 0 || !isPreviewId(id) || !/^\d{1,15}$/.test(time)) return null;
  const isValid = isHmacOf(`preview:${id}.${time}`, secret, signature);
  return isValid && Number(time) > now ? { id, expiresAt: Number(time) } : null;
};

export const previewOfCookies = (cookies: string | null, now: number): OpenPreview | null => {
  const [, token] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]*)`).exec(cookies ?? '') ?? [];
  return token ? readPreviewToken(token, now) : null;
};

/** The Set-Cookie header of a preview; 0 seconds delete it. Frames need `SameSite=None`, which needs TLS. */
export const previewCookie = (token: string, seconds: number, isSecure: boolean): string =>
  [
    `${COOKIE}=${token}`,
    'Path=/',
    `Max-Age=${Math.max(0, Math.floor(seconds))}`,
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    ...(isSecure && env().previewFrameAncestors ? ['SameSite=None', 'Partitioned'] : ['SameSite=Lax']),
  ].join('; ');
