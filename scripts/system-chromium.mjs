import { existsSync } from 'node:fs';

/** @param {string} path */
const installed = (path) => (existsSync(path) ? path : undefined);

/** The system's whole Chromium, which alone has a back/forward cache; undefined where it is not installed. */
export const wholeChromium = installed('/usr/bin/chromium');

/**
 * The system's Chromium for most browser tests: the headless shell, when it is there, needs a third less
 * processor time.
 */
export const systemChromium = installed('/usr/bin/chromium-headless-shell') ?? wholeChromium;
