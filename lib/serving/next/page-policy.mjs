import { createHash } from 'node:crypto';
import { strictPolicy } from './content-security-policy.mjs';
import { analyticsSourcesOf, inlineScriptsOf } from './page-scripts.mjs';

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @type {Set<string>} */
const reported = new Set();

/**
 * A page's Content-Security-Policy: known inline scripts by hash, and the site's analytics. Logs unknown
 * scripts.
 * @param {string} html
 * @param {string} [frames] the value of frame-ancestors
 */
export const pagePolicy = (html, frames) => {
  const { known, unknown } = inlineScriptsOf(html);
  for (const text of unknown) {
    const start = text.slice(0, 80);
    if (reported.size >= 100 || reported.has(start)) continue;
    reported.add(start);
    console.error(`page-cache.unknown-script start=${JSON.stringify(start)}`);
  }
  return strictPolicy([...new Set(known.map(hashOf))], frames, analyticsSourcesOf(html));
};
