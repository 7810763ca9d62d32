import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { chromiumFlags, chromiumPath } from './chromium.mjs';
import { watchStolenTime } from './stolen-time.mjs';

/**
 * A browser of its own with Lighthouse in it: mobile with simulated throttling, Lighthouse's default, or its
 * desktop settings.
 * @param {{ desktop?: boolean, throttling?: 'simulate' | 'devtools', flags?: import('lighthouse').Flags }}
 * options
 * @returns {Promise<{ run: (url: string) => Promise<import('lighthouse').Result & { stolen: number }>, close:
 * () => void }>} stolen: see stolen-time.mjs
 * @throws Error when there is no browser; `run` throws when a page cannot be measured.
 */
export const openLighthouse = async ({ desktop = false, throttling = 'simulate', flags = {} }) => {
  const chromePath = chromiumPath();
  if (!chromePath)
    throw new Error('No Chromium found: `npx playwright install chromium`, or name one in CHROME_PATH.');
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  });
  const close = () => chrome.kill();
  process.once('exit', close);
  return {
    run: async (url) => {
      const stolen = watchStolenTime();
      const { lhr } = await lighthouse(
        url,
        { port: chrome.port, logLevel: 'error', output: 'json', throttlingMethod: throttling, ...flags },
        desktop ? desktopConfig : undefined,
      );
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return { ...lhr, stolen: stolen() };
    },
    close: () => {
      process.off('exit', close);
      close();
    },
  };
};
