import { isUtf8 } from 'node:buffer';
import { withoutAddress, withoutRepeats } from './flight.mjs';
import { inFixedOrder } from './flight-order.mjs';
import { withFirstPaint } from './first-paint.mjs';
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

/** Changes the quotes of a string literal. @param {string} literal @param {string} from @param {string} to */
const requoted = (literal, from, to) =>
  to +
  literal.slice(1, -1).replace(/\\.|['"]/gs, (part) => {
    if (part === `\\${from}`) return from;
    return part === to ? `\\${to}` : part;
  }) +
  to;

/** The Flight bytes that a script pushes, else null. @param {string} text @returns {Buffer | null} */
const flightOf = (text) => {
  const own = OWN_PUSH.exec(text)?.[1];
  const entry = parsed(own ? `[1,${requoted(own, "'", '"')}]` : (FLIGHT_PUSH.exec(text)?.[1] ?? ''));
  if (entry?.length !== 2) return null;
  return Buffer.from(entry[1], entry[0] === 1 ? 'utf8' : 'base64');
};

/**
 * In single quotes: the data is full of double ones, each of which would need a backslash.
 * @param {Buffer} bytes
 */
const flightScript = (bytes) => {
  const entry = isUtf8(bytes)
    ? `1,${requoted(JSON.stringify(bytes.toString('utf8')).replaceAll('<', '\\u003c'), '"', "'")}`
    : `3,"${bytes.toString('base64')}"`;
  return `<script>self.__next_f.push([${entry}])</script>`;
};

/**
 * A page's HTML with its Flight data in one script, without the visitor's path and query: their length would
 * decide where Next splits the data.
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
    // Other elements stand between the scripts: merging would move data past them.
    if (start >= 0 && script.index !== end) return null;
    if (start < 0) start = script.index;
    end = script.index + script[0].length;
    parts.push(flight);
  }
  const flight = start < 0 ? null : withoutAddress(Buffer.concat(parts));
  return (
    flight &&
    withFirstPaint(
      withLateScripts(
        html.slice(0, start) + flightScript(inFixedOrder(withoutRepeats(flight))) + html.slice(end),
      ),
    )
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
 * The sources of a site's analytics, from the attributes of its consent script
 * (components/layout/analytics-consent.tsx). No text of a record can reach these attributes.
 * @param {string} html
 */
export const analyticsSourcesOf = (html) => {
  for (const [, attributes = ''] of html.matchAll(SCRIPT)) {
    const [found, script = '', connect = ''] = CONSENT.exec(attributes) ?? [];
    if (found) return { script: script.split(' '), connect: connect.split(' ') };
  }
  return { script: [], connect: [] };
};
