import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const candidates = () => [chromium.executablePath(), '/usr/bin/chromium', process.env.CHROME_PATH];

/**
 * The browser to measure with: Playwright's own when it is installed, else the system's Chromium, else
 * CHROME_PATH; null without any.
 */
export const chromiumPath = () => candidates().find((path) => path && existsSync(path)) ?? null;

/**
 * Switches that keep the browser from calling anyone but the server under test, and from holding the last
 * page's picture: without a graphics card, paint holding puts off the first paint of a page by whole seconds,
 * in some runs and not in others.
 */
export const chromiumFlags = [
  '--disable-features=PaintHolding',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
