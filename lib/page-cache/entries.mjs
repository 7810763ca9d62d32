import { withoutAddress } from './flight.mjs';
import { pagePolicy } from './page-policy.mjs';
import { canonicalHtml } from './page-scripts.mjs';

const TAGS = 'x-next-cache-tags';
export const POLICY = 'content-security-policy';

/**
 * May this answer be shown to other visitors? A status of 200 may; a 404 only with a site's tag and a lifetime, so that it
 * ends by itself and by revalidation.
 * @param {{ status?: number, headers?: Record<string, unknown> }} value
 * @param {{ revalidate?: number | false } | undefined} cacheControl
 */
export const isKept = ({ status = 200, headers = {} }, cacheControl) =>
  status === 200 ||
  (status === 404 &&
    typeof cacheControl?.revalidate === 'number' &&
    String(headers[TAGS] ?? '')
      .split(',')
      .some((tag) => tag.startsWith('site:')));

/**
 * Makes a rendered page fit for every visitor: no address in it, and a policy beside it. The entry itself is changed, because
 * Next answers the first visitor with this very object.
 * @param {any} value an APP_PAGE entry
 * @returns {boolean} false when the page is not built as expected
 */
export const makeCanonical = (value) => {
  const html = canonicalHtml(value.html);
  const rscData = value.rscData && withoutAddress(value.rscData);
  if (html === null || rscData === null) return false;
  value.html = html;
  value.rscData = rscData;
  for (const [path, bytes] of value.segmentData ?? [])
    value.segmentData.set(path, withoutAddress(bytes) ?? bytes);
  value.headers = { ...value.headers, [POLICY]: pagePolicy(html) };
  return true;
};
