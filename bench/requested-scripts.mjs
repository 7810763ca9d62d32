import { chromium } from 'playwright';
import { chromiumFlags } from './chromium.mjs';

const QUIET_MS = 1_000;

/** The addresses of every script that a page requests until the network has been quiet for a second. */
const scriptsOf = async (browser, url) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  // What waits for an idle browser is no part of the first load: this one never idles.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = new Set();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script' || /\.m?js(\?|$)/.test(sent.url())) scripts.add(sent.url());
  });
  // On a busy machine the network may be quiet before the page asks for its scripts.
  await page.goto(url, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  await page.close();
  return [...scripts];
};

/** Loads pages at once in a browser, each in a fresh profile. @returns for each its `scriptsOf` */
export const requestedScripts = async (executablePath, urls) => {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await Promise.all(urls.map((url) => scriptsOf(browser, url)));
  } finally {
    await browser.close();
  }
};
