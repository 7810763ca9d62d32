import { createHash } from 'node:crypto';
import { strictPolicy } from '../http/content-security-policy.mjs';
import { analyticsSourcesOf, inlineScriptsOf } from './page-scripts.mjs';

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @type {Set<string>} */
const reported = new Set();

/**
 * The policy of a page: its own inline scripts run, and its site's analytics. Any other is blocked by the browser and logged once.
 * @param {string} html
 * @param {string} [frames] who may show the page in a frame
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
