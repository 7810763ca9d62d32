import { chromium } from 'playwright';
import { chromiumFlags } from './chromium.mjs';

const QUIET_MS = 1_000;

/**
 * Loads pages in a browser that never idles, each in a fresh profile, until the network has been quiet for a
 * second. @returns for each the addresses of every script that was requested
 */
export const requestedScripts = async (executablePath, urls) => {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const lists = [];
    for (const url of urls) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      // What waits for an idle browser is no part of the first load: this one never idles.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const scripts = new Set();
      page.on('request', (sent) => {
        if (sent.resourceType() === 'script' || /\.m?js(\?|$)/.test(sent.url())) scripts.add(sent.url());
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(QUIET_MS);
      await page.close();
      lists.push([...scripts]);
    }
    return lists;
  } finally {
    await browser.close();
  }
};
