import { startScripts } from './inline-scripts.mjs';

const SCRIPT = /<script src="(\/_next\/static\/[^"\s]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const STYLESHEET = '<link rel="stylesheet"';

/**
 * A page whose scripts start after its first paint: one inline script in place of Next's `async` elements and of the preload.
 * It stands before the stylesheet: behind it, the parser would wait for that.
 * @param {string} html
 */
export const withLateScripts = (html) => {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, '');
  const place = rest.indexOf(STYLESHEET);
  if (sources.length === 0 || place < 0) return html;
  const loader = `<script data-src="${sources.join(' ')}">${startScripts}</script>`;
  return rest.slice(0, place) + loader + rest.slice(place);
};
