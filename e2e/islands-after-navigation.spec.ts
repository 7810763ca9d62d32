import type { Page } from '@playwright/test';
import config from '../playwright.config';
import { wholeChromium } from '../scripts/system-chromium.mjs';
import { expect, isFullRun, test } from './fixtures';
import { openStates, standInForPlayers, type OpenState } from './support/open-states';

// Every island works after a client navigation, after going back, and on a page from the back/forward cache
// (which Playwright switches off, and the headless shell lacks).
test.use({
  channel: wholeChromium ? undefined : 'chromium',
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: wholeChromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const alsoMoves: readonly OpenState[] = [
  {
    name: 'the before/after slider',
    path: '/gallery',
    open: async (page) => {
      const range = page.getByRole('slider').first();
      const edge = () =>
        range
          .locator('xpath=ancestor::*[contains(@class, "compare")][1]')
          .evaluate((element) => element.outerHTML.match(/\d+(\.\d+)?%/)?.[0]);
      await range.focus();
      await page.keyboard.press('Home');
      await expect(range).toHaveValue('0');
      await expect.poll(edge).toBe('0%');
      await page.keyboard.press('End');
      await expect.poll(edge).toBe('100%');
    },
  },
  {
    name: 'the counters',
    path: '/',
    open: async (page) => {
      const counters = page.locator('main dl').filter({ hasText: 'Professionals' });
      await expect(counters.locator('[data-counted]')).toHaveCount(0);
      await counters.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(counters.locator('[data-counted]')).toHaveCount(4);
    },
  },
  {
    name: 'the way back to the top',
    path: '/about',
    open: async (page) => {
      await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Back to top' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  },
];

const islands = [...openStates, ...alsoMoves];
const LAST_PLACE = '/privacy';

/** Follows a link inside of the document, wherever it stands: in a menu that is closed, too. */
const follow = async (page: Page, url: string) => {
  await page
    .locator(`a[href="${new URL(url).pathname}"]`)
    .first()
    .dispatchEvent('click');
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const hydrated = (page: Page) => expect(page.getByRole('button', { name: 'Quick help' })).toBeAttached();
const markDocument = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { isFirstDocument: true });
  });
const isMarked = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

const arrivals: Record<string, (page: Page, url: string) => Promise<void>> = {
  'that was followed to': async (page, url) => {
    await page.goto(new URL(url).pathname === '/' ? new URL('/about', url).href : new URL('/', url).href);
    await hydrated(page);
    await markDocument(page);
    await follow(page, url);
  },
  'that was gone back to': async (page, url) => {
    await page.goto(url);
    await hydrated(page);
    await markDocument(page);
    await follow(page, new URL(LAST_PLACE, url).href);
    await page.goBack();
    await expect(page).toHaveURL(url);
  },
  'that the browser had kept': async (page, url) => {
    await page.goto(url);
    await hydrated(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) Object.assign(window, { isFirstDocument: true });
      }),
    );
    await page.goto(new URL('/api/palette', url).href);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => isMarked(page)).toBe(true);
  },
};

for (const [turn, [kind, arrive]] of Object.entries(arrivals).entries()) {
  for (const width of [390, 1440]) {
    test(`on a page ${kind}, at ${width} px, every island works`, async ({ demo, page, watch }) => {
      test.slow();
      for (const host of ['https://www.google.com', 'https://www.youtube-nocookie.com'])
        watch.allowOrigin(host);
      watch.allow(/422/);
      await standInForPlayers(page);
      // What both sizes share is tried at one of them, and each island on one kind of arrival.
      const tried = islands.filter(
        (island, index) =>
          (island.width ?? (index % 2 ? 390 : 1440)) === width && (isFullRun || index % 3 === turn),
      );
      expect(tried).not.toEqual([]);
      for (const { name, path, open } of tried) {
        await test.step(name, async () => {
          await page.setViewportSize({ width, height: 900 });
          await arrive(page, demo.origin + path);
          await open(page);
          expect(await isMarked(page), 'the document is the first one').toBe(true);
          await page.evaluate(() => localStorage.clear());
        });
      }
    });
  }
}

test('what was open is open when the back/forward cache restores the page, and closes', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/about`);
  const help = page.getByRole('button', { name: 'Quick help' });
  const widget = page.getByRole('button', { name: 'QR code', exact: true });
  await help.click();
  await expect(widget).toBeVisible();
  await page.goto(`${demo.origin}/api/palette`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(widget).toBeVisible();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await help.click();
  await expect(widget).toHaveCount(0);
});
