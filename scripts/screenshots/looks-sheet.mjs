import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumFlags, chromiumPath } from '../../bench/chromium.mjs';
import { hostOf, lookNames, lookSites, recordNames } from '../../bench/look-sites.mjs';
import { startServer } from '../../bench/start-server.mjs';

const VIEWPORT = { width: 1280, height: 960 };
const TILE = { width: 480, height: 360 };
const GAP = 16;

/** The first screen of a page, with its pictures, without the popup and the start-up line. */
const firstScreen = async (browser, url) => {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('estimate-popup', String(Date.now())));
  // Twice: a font that is late at the first view is used from the second one on.
  for (const _ of [1, 2]) await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.querySelector('.startup')?.remove());
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture).resize(TILE).toBuffer();
};

/**
 * Home of each embedded business (rows) in each look (columns), as one picture.
 * @param {{ name: string, dir: string }} app the built checkout
 * @param {string} file where the picture goes, a WebP
 */
export const takeLooksSheet = async (app, file) => {
  const sites = lookSites();
  const server = await startServer(app, sites.env);
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: [...chromiumFlags, '--host-resolver-rules=MAP *.test 127.0.0.1'],
  });
  try {
    const tiles = [];
    for (const [row, record] of recordNames.entries())
      for (const [column, look] of lookNames.entries())
        tiles.push({
          input: await firstScreen(browser, `http://${hostOf(look, record)}:${server.port}/`),
          left: GAP + column * (TILE.width + GAP),
          top: GAP + row * (TILE.height + GAP),
        });
    mkdirSync(path.dirname(file), { recursive: true });
    await sharp({
      create: {
        width: GAP + lookNames.length * (TILE.width + GAP),
        height: GAP + recordNames.length * (TILE.height + GAP),
        channels: 3,
        background: '#c9ccd1',
      },
    })
      .composite(tiles)
      .webp({ quality: 80 })
      .toFile(file);
  } finally {
    await browser.close();
    await server.stop();
    sites.remove();
  }
};
