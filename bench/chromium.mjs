import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { systemChromium, wholeChromium } from '../scripts/system-chromium.mjs';

const firstOf = (system) =>
  [chromium.executablePath(), system, process.env.CHROME_PATH].find((path) => path && existsSync(path)) ??
  null;

/**
 * The browser to measure times with: Playwright's own when it is installed, else the system's Chromium, else
 * CHROME_PATH; null without any.
 */
export const chromiumPath = () => firstOf(wholeChromium);

/** The same for what is not timed: the headless shell, when it is there, needs half the processor time. */
export const lightChromiumPath = () => firstOf(systemChromium);

/**
 * Switches that keep the browser from calling anyone but the server under test, and from holding the last
 * page's picture: without a graphics card, paint holding puts off the first paint of a page by whole seconds,
 * in some runs and not in others.
 */
export const chromiumFlags = (
  '--disable-features=PaintHolding --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync'
).split(' ');
