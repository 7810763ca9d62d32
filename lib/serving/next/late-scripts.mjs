import { startScripts } from './inline-scripts.mjs';

const SCRIPT = /<script src="(\/_next\/static\/[^"\s]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const STYLESHEET = '<link rel="stylesheet"';

/**
 * Replaces Next's `async` scripts and their preload by `startScripts`, before the stylesheet, for which a
 * later script waits.
 * @param {string} html
 */
export const withLateScripts = (html) => {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, '');
  const index = rest.indexOf(STYLESHEET);
  if (sources.length === 0 || index < 0) return html;
  const loader = `<script data-src="${sources.join(' ')}">${startScripts}</script>`;
  return rest.slice(0, index) + loader + rest.slice(index);
};
