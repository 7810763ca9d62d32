import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import { startServer } from '../../bench/start-server.mjs';
import { withoutEstimatePopup } from '../../e2e/fixtures';
import { loadWithScripts, wholePage } from '../../e2e/support/prepare-page';
import { openStates, popupStatesIn, standInForPlayers } from '../../e2e/support/open-states';
import { embeddedNames, embeddedRecord } from '../../e2e/support/embedded-records';
import { routesOf } from '../../e2e/support/routes';
import { getMessages } from '../../lib/language/i18n';

// Every page of the embedded records and every open state of the demo site, as pictures to look at.

const root = path.join(import.meta.dirname, '../..');
const folder = path.resolve(root, process.env.SCREENSHOTS_FOLDER ?? 'test-results/screenshots');
/** The built checkout that is photographed. */
const app = { name: 'site', dir: path.resolve(root, process.env.SCREENSHOTS_OF ?? '.') };
const widths = [390, 768, 1440];
const popupStates = popupStatesIn(getMessages('en'));

const fileOf = (width: number, record: string, name: string) => {
  mkdirSync(path.join(folder, String(width)), { recursive: true });
  const words = `${record} ${decodeURIComponent(name) === '/' ? 'home' : decodeURIComponent(name)}`;
  return path.join(folder, String(width), `${words.match(/[\p{L}\p{N}]+/gu)?.join('-')}.png`);
};

const withSite = async (record: string, work: (origin: string) => Promise<void>) => {
  const server = await startServer(app, { PAGE_ID: record, WEATHER_API_URL: 'off', GEOCODER_API_URL: 'off' });
  await work(server.origin).finally(() => server.stop());
};

/**
 * Of a page that React has taken over, which brings back what is removed before: loads every picture, ends
 * the start-up overlay, and lets 'Open now' and the like see the end of the page.
 */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    document.querySelector('.startup')?.remove();
    window.scrollTo(0, document.body.scrollHeight);
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });

for (const width of widths) {
  for (const name of embeddedNames)
    test(`${name} at ${width} px`, async ({ page }) => {
      await withoutEstimatePopup(page);
      loadWithScripts(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await withSite(name, async (origin) => {
        for (const { path: address } of routesOf(embeddedRecord(name))) {
          await page.goto(origin + address);
          await wholePage(page).catch(() => {});
          await loadPictures(page);
          await page.screenshot({ path: fileOf(width, name, address), fullPage: true });
        }
      });
    });

  test(`open states at ${width} px`, async ({ browser }) => {
    await withSite('demo', async (origin) => {
      for (const { name, path: address, width: only, open } of [...openStates, ...popupStates]) {
        if ((only ?? 1440) >= 1024 !== width >= 1024 && only !== undefined) continue;
        const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
        await withoutEstimatePopup(page);
        loadWithScripts(page);
        await standInForPlayers(page);
        await page.goto(origin + address);
        await open(page).catch((error: Error) => console.log(`${name}: ${error.message.split('\n')[0]}`));
        await page.screenshot({ path: fileOf(width, 'state', name) });
        await page.close();
      }
    });
  });
}
