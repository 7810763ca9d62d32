import { isUtf8 } from 'node:buffer';
import { withoutAddress, withoutRepeats } from './flight.mjs';
import { inlineScripts } from './inline-scripts.mjs';
import { withLateScripts } from './late-scripts.mjs';

// React escapes `>` in attribute values.
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT_PUSH = /^self\.__next_f\.push\((\[[13],"[\s\S]*"\])\)$/;
const OWN_PUSH = /^self\.__next_f\.push\(\[1,('(?:[^'\\]|\\.)*')\]\)$/s;
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

/** The same string literal with the other quotes. @param {string} literal @param {string} from @param {string} to */
const requoted = (literal, from, to) =>
  to +
  literal.slice(1, -1).replace(/\\.|['"]/gs, (part) => {
    if (part === `\\${from}`) return from;
    return part === to ? `\\${to}` : part;
  }) +
  to;

/** The Flight bytes in a script of Next's or ours, else null. @param {string} text @returns {Buffer | null} */
const flightOf = (text) => {
  const own = OWN_PUSH.exec(text)?.[1];
  const entry = parsed(own ? `[1,${requoted(own, "'", '"')}]` : (FLIGHT_PUSH.exec(text)?.[1] ?? ''));
  if (entry?.length !== 2) return null;
  return Buffer.from(entry[1], entry[0] === 1 ? 'utf8' : 'base64');
};

/** In single quotes, as most of the data is JSON; it cannot end its script element. @param {Buffer} bytes */
const flightScript = (bytes) => {
  const entry = isUtf8(bytes)
    ? `1,${requoted(JSON.stringify(bytes.toString('utf8')).replaceAll('<', '\\u003c'), '"', "'")}`
    : `3,"${bytes.toString('base64')}"`;
  return `<script>self.__next_f.push([${entry}])</script>`;
};

/**
 * A page's HTML with its Flight data in one script and without the visitor's path and query, whose length would
 * otherwise decide where Next splits the data.
 * @param {string} html
 * @returns {string | null} null when the page has an unknown structure
 */
export const canonicalHtml = (html) => {
  /** @type {Buffer[]} */
  const parts = [];
  let start = -1;
  let end = -1;
  for (const script of html.matchAll(SCRIPT)) {
    const flight = script[1] === '' ? flightOf(script[2] ?? '') : null;
    if (!flight) continue;
    // Merging data from several places would move it.
    if (start >= 0 && script.index !== end) return null;
    if (start < 0) start = script.index;
    end = script.index + script[0].length;
    parts.push(flight);
  }
  const flight = start < 0 ? null : withoutAddress(Buffer.concat(parts));
  return (
    flight && withLateScripts(html.slice(0, start) + flightScript(withoutRepeats(flight)) + html.slice(end))
  );
};

/** @param {string} text */
const isKnown = (text) =>
  text === FLIGHT_START ||
  inlineScripts.includes(text) ||
  flightOf(text) !== null ||
  parsed(TURBOPACK.exec(text)?.[1] ?? '') !== null;

/** A page's inline scripts, split into known and unknown; without JSON-LD. @param {string} html */
export const inlineScriptsOf = (html) => {
  /** @type {{ known: string[], unknown: string[] }} */
  const scripts = { known: [], unknown: [] };
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (/ src="/.test(attributes) || attributes.includes(' type="application/ld+json"')) continue;
    scripts[isKnown(text) ? 'known' : 'unknown'].push(text);
  }
  return scripts;
};

const CONSENT = / data-script-src="([^"]*)" data-connect-src="([^"]*)"/;

/**
 * What the element of a site's consent script (components/layout/analytics-consent.tsx) names: sources of its analytics. The
 * attributes of a script element hold no text of a record.
 * @param {string} html
 */
export const analyticsSourcesOf = (html) => {
  for (const [, attributes = ''] of html.matchAll(SCRIPT)) {
    const [found, script = '', connect = ''] = CONSENT.exec(attributes) ?? [];
    if (found) return { script: script.split(' '), connect: connect.split(' ') };
  }
  return { script: [], connect: [] };
};
