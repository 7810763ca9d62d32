import { withoutAddress } from './flight.mjs';
import { inFixedOrder } from './flight-order.mjs';
import { pagePolicy } from './page-policy.mjs';
import { canonicalHtml } from './page-scripts.mjs';

const TAGS = 'x-next-cache-tags';
export const POLICY = 'content-security-policy';

/**
 * True for 200, and for a 404 with a site's tag and a lifetime, so that it expires or can be revalidated.
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
 * Removes the visitor's path and query from a page and adds its policy. Mutates `value`, because Next also
 * sends it.
 * @param {any} value an APP_PAGE entry
 * @param {string} [frames] the value of frame-ancestors
 * @returns {boolean} false when the page has an unknown structure
 */
export const makeCanonical = (value, frames) => {
  const html = canonicalHtml(value.html);
  const rscData = value.rscData && withoutAddress(value.rscData);
  if (html === null || rscData === null) return false;
  value.html = html;
  value.rscData = rscData && inFixedOrder(rscData);
  // Parts of the same data for prefetches, of which there are none (docs/decisions/03).
  value.segmentData = undefined;
  // Adds the policy of the page's own scripts.
  value.headers = { ...value.headers, [POLICY]: pagePolicy(html, frames) };
  return true;
};
