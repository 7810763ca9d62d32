// `npm run readme-pictures`: photographs Home of the built demo site for README.md.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { siteApp } from '../bench/apps.mjs';
import { chromiumFlags, chromiumPath } from '../bench/chromium.mjs';
import { withServers } from '../bench/start-server.mjs';

/** `height` is twice the height in README.md, for screens with two pixels per CSS pixel. */
const pictures = [
  { name: 'home-desktop', viewport: { width: 1440, height: 900 }, height: 800 },
  { name: 'home-phone', viewport: { width: 390, height: 844 }, height: 800 },
];
const folder = new URL('../docs/pictures/', import.meta.url);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: chromiumFlags });
try {
  await withServers([siteApp], async ([origin]) => {
    for (const { name, viewport, height } of pictures) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(origin, { waitUntil: 'load' });
      await page
        .waitForFunction(() => document.querySelector('dialog[open], [role=dialog]'), null, {
          timeout: 10_000,
        })
        .catch(() => {});
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const file = fileURLToPath(new URL(`${name}.webp`, folder));
      await sharp(await page.screenshot())
        .resize({ height })
        .webp({ quality: 82 })
        .toFile(file);
      console.log(file);
      await page.close();
    }
  });
} finally {
  await browser.close();
}
