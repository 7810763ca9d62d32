import { chromium } from 'playwright';
import { chromiumFlags } from './chromium.mjs';

const QUIET_MS = 1_000;
/** Time enough for what opens by itself. */
const IDLE_MS = 5_000;

/**
 * Loads pages in a real browser that is never idle, each in a fresh profile and untouched, until the network
 * has been quiet for a second.
 * @param {string} executablePath
 * @param {string[]} urls
 * @param {{ idle?: boolean }} options idle: a browser that does idle, and is left alone for some seconds
 * @returns {Promise<string[][]>} for each page the addresses of every script that was requested or
 * prefetched, each once
 */
export const requestedScripts = async (executablePath, urls, { idle = false } = {}) => {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const lists = [];
    for (const url of urls) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      // What waits for an idle browser is no part of the first load: this one never idles.
      if (!idle)
        await page.addInitScript(() => {
          window.requestIdleCallback = () => 0;
        });
      const scripts = new Set();
      page.on('request', (sent) => {
        if (sent.resourceType() === 'script' || /\.m?js(\?|$)/.test(sent.url())) scripts.add(sent.url());
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForTimeout(idle ? IDLE_MS : QUIET_MS);
      await page.close();
      lists.push([...scripts]);
    }
    return lists;
  } finally {
    await browser.close();
  }
};
