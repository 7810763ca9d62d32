import { createHash } from 'node:crypto';
import { policyWithoutScripts, strictPolicy } from './security-headers.mjs';
import { canonicalFlight, flightInHtml } from './flight.mjs';
import { firstScreenEnd, inlineScripts, startScripts } from './inline-scripts.mjs';

/** @import { Page } from './entry' */

export const POLICY = 'content-security-policy';

// React escapes `>` in attribute values.
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT_PUSH = /^self\.__next_f\.push\((\[[13],"[\s\S]*"\])\)$/;
const TURBOPACK =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

/** @param {string} text */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** In single quotes, because Flight data is full of double quotes. @param {string} text */
const literalOf = (text) => {
  const literal = JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .slice(1, -1)
    .replace(/\\.|'/gs, (part) => (part === '\\"' && '"') || (part === "'" && "\\'") || part);
  return `'${literal}'`;
};

/** Flight data doubles a leading `$`. Empty when a browser extension removed the element. */
const CONTENT_OF = [
  'function(id,html){',
  "html=(document.getElementById(id)||{}).innerHTML||'';",
  "return JSON.stringify(html[0]==='$'?'$'+html:html)}",
].join('');

/** Pushes Flight data. @param {string[]} parts every second one: the id of an element to read */
const flightScript = (parts) => {
  const data = parts.map((part, index) => (index % 2 === 0 ? literalOf(part) : `of('${part}')`)).join('+');
  return parts.length === 1
    ? `self.__next_f.push([1,${data}])`
    : `self.__next_f.push([1,(function(of){return ${data}})(${CONTENT_OF})])`;
};

/** Whether Flight data repeats an element's content. @param {string} html canonical @param {string} id */
export const isRepeated = (html, id) => html.includes(` id="${id}"`) && !html.includes(`+of('${id}')+`);

/**
 * Joins Next's scripts with Flight data, whose number depends on the length of the visitor's address.
 * @param {string} html @returns {{ html: string, script: string }} `script`: the text of the one script
 */
const withOneFlightScript = (html) => {
  /** @type {Buffer[]} */
  const parts = [];
  let start = -1;
  let end = -1;
  for (const { 0: element, 1: attributes, 2: text = '', index } of html.matchAll(SCRIPT)) {
    const entry = attributes === '' ? parsed(FLIGHT_PUSH.exec(text)?.[1] ?? '') : null;
    if (entry?.length !== 2) continue;
    if (start >= 0 && index !== end) throw new Error('elements between the scripts with Flight data');
    if (start < 0) start = index;
    end = index + element.length;
    parts.push(Buffer.from(entry[1], entry[0] === 1 ? 'utf8' : 'base64'));
  }
  if (start < 0) throw new Error('no script with Flight data');
  const script = flightScript(flightInHtml(Buffer.concat(parts), html.slice(0, start)));
  return { html: `${html.slice(0, start)}<script>${script}</script>${html.slice(end)}`, script };
};

const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[^"\s]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;
const PICTURE = /<link rel="preload"(?=[^>]* as="image")[^>]*\/>/g;
const STYLESHEET = '<link rel="stylesheet"';
/** React writes this element before or after the metadata, whichever is ready first. */
const SIZE_ADJUST = '<meta name="next-size-adjust" content=""/>';
const FIRST_SCREEN_END = ` id="${firstScreenEnd}"`;
const FIRST_PAINT = `<link rel="expect" href="#${firstScreenEnd}" blocking="render"/>`;

/** Orders the preloads of pictures: React writes the layout's or the page's first. @param {string} html */
const withOrderedPictures = (html) => {
  const pictures = html.match(PICTURE) ?? [];
  return pictures.length < 2 ? html : html.replace(PICTURE, () => pictures.sort().shift() ?? '');
};

/**
 * Replaces Next's `async` scripts, whose order varies, and their preload by `startScripts`, before the
 * stylesheet, for which a later script waits. Blocks the first paint until the first screen is parsed,
 * against a layout shift; React would put such a link at a changing place of the head. @param {string} html
 */
const withOwnHead = (html) => {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source).sort();
  const rest = html.replace(PRELOAD, '').replace(ASYNC_SCRIPT, '').replace(SIZE_ADJUST, '');
  const index = rest.indexOf(STYLESHEET);
  // Next's own error pages have neither of them.
  if (index < 0 && ![' rel="stylesheet"', FIRST_SCREEN_END].some((part) => html.includes(part))) return html;
  if (index < 0) throw new Error('unknown element of the stylesheet');
  if (sources.length === 0 || / as="script"/.test(rest)) throw new Error('unknown elements of the scripts');
  const loader = `<script data-src="${sources.join(' ')}">${startScripts}</script>`;
  const firstPaint = html.includes(FIRST_SCREEN_END) ? FIRST_PAINT : '';
  const sizeAdjust = html.includes(SIZE_ADJUST) ? SIZE_ADJUST : '';
  return rest.slice(0, index) + loader + firstPaint + sizeAdjust + rest.slice(index);
};

const STATIC_SCRIPT = /^ src="\/_next\/static\/[^"\s]+" (?:async|noModule)=""$/;
const DATA_BLOCK = ' type="application/ld+json"';
/** components/layout/analytics-consent.tsx. No text of a record can reach these attributes. */
const CONSENT =
  / src="\/assets\/consent\/consent\.js"(?: data-analytics="[^"]*")? data-script-src="([^"]*)" data-connect-src="([^"]*)"$/;

/** app/[site]/layout.tsx. In scripts and texts `<` is escaped. */
const EMBEDDED = /<body data-frame-src="(https:\/\/[a-z0-9.-]+(?::\d+)?)"(?: data-speed="[\d.]+")?>/;

/**
 * A page's policy: hashes of its inline scripts, sources of its analytics, the host of its embedded page.
 * @param {string} html @param {string} flight the text of the script with Flight data
 * @param {string} [frames] the value of frame-ancestors @throws Error for an unknown script
 */
const policyOf = (html, flight, frames) => {
  const known = [FLIGHT_START, flight, ...inlineScripts];
  /** @type {Set<string>} */
  const hashes = new Set();
  let analytics;
  for (const [element, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const [consent, script = '', connect = ''] = CONSENT.exec(attributes) ?? [];
    if (consent) analytics = { script: script.split(' '), connect: connect.split(' ') };
    if (consent || attributes === DATA_BLOCK || STATIC_SCRIPT.test(attributes)) continue;
    const isKnown = known.includes(text) || parsed(TURBOPACK.exec(text)?.[1] ?? '') !== null;
    if (!isKnown || attributes.includes(' src=')) throw new Error(`unknown script: ${element.slice(0, 120)}`);
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  const [, embedded] = EMBEDDED.exec(html) ?? [];
  return strictPolicy([...hashes], frames, analytics, embedded ? [embedded] : []);
};

/**
 * Runs `change`, and gives the page a policy that forbids all scripts when its form is unknown.
 * @param {Page} page @param {string | undefined} frames the value of frame-ancestors
 * @param {() => void} change
 * @returns {string | null} the unknown part
 */
const withKnownForm = (page, frames, change) => {
  try {
    change();
    return null;
  } catch (error) {
    page.headers = { ...page.headers, [POLICY]: policyWithoutScripts(frames) };
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Removes the visitor's address from a page's HTML, gives it the same bytes at each render, and adds its
 * policy. Mutates the page, because Next also sends it.
 * @param {Page} page @param {string} [frames] the value of frame-ancestors
 * @returns {string | null} the unknown part of the page, which then has a policy that forbids all scripts
 */
export const makeCanonical = (page, frames) =>
  withKnownForm(page, frames, () => {
    const { html, script } = withOneFlightScript(withOwnHead(withOrderedPictures(page.html)));
    page.headers = { ...page.headers, [POLICY]: policyOf(html, script, frames) };
    page.html = html;
  });

/**
 * The same for the data that a link in the site fetches, if the page has any. Apart from the HTML, because
 * both take long for large pages. @param {Page} page @param {string} [frames]
 */
export const makeDataCanonical = (page, frames) =>
  withKnownForm(page, frames, () => {
    page.rscData &&= Buffer.from(canonicalFlight(page.rscData));
    // Only prefetches ask for segment data (docs/decisions/first-paint.md).
    page.segmentData = undefined;
  });
