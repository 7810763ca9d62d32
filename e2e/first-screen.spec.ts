import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addStyles, layoutShifts, waitingParts, watchLayoutShifts, wholePage } from './support/prepare-page';
import { rawRequest } from './support/raw-request';
import { behindSlowConnection } from './support/slow-connection';

// A page is laid out part by part after its first screen (components/ui/first-screen.tsx).

test.use({ viewport: { width: 390, height: 800 } });

const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** 0 stops the page's animations, 1 lets them run. */
const setAnimations = async (page: Page, playbackRate: 0 | 1) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate });
  return browser;
};

test('sections below the first screen are laid out later, without input', async ({ demo, page }) => {
  const browser = await setAnimations(page, 0);
  await page.goto(demo.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await waitingParts(page)).toBeGreaterThan(5);
  const isLaidOut = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut('main > :first-child p')).toBe(true);
  expect(await isLaidOut('footer p')).toBe(false);
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => waitingParts(page)).toBe(0);
  expect(await isLaidOut('footer p')).toBe(true);
});

test('the footer is laid out when a visitor scrolls to it, without waiting for its animation', async ({
  demo,
  page,
}) => {
  await setAnimations(page, 0);
  await page.goto(demo.origin);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('footer p')
        .first()
        .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
    )
    .toBe(true);
});

test('who reloads, or comes back from another site, keeps the scroll position, on a page of the same height', async ({
  demo,
  sharedPage: page,
}) => {
  await page.goto(demo.origin);
  for (const comeBack of [() => page.reload(), () => page.goto('about:blank').then(() => page.goBack())]) {
    await wholePage(page);
    const height = await heightOf(page);
    await page.evaluate(() => document.querySelector('#coverage')?.scrollIntoView({ behavior: 'instant' }));
    const top = await topOf(page, '#coverage');
    expect(top).toBeLessThan(200);
    // Browsers restore the scroll position of the last paint.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await comeBack();
    await expect.poll(() => topOf(page, '#coverage').then((now) => Math.abs(now - top))).toBeLessThan(2);
    await wholePage(page);
    expect(Math.abs((await topOf(page, '#coverage')) - top)).toBeLessThan(2);
    expect(await heightOf(page)).toBe(height);
  }
});

test('a URL with a fragment scrolls to its target', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/#coverage`);
  await expect.poll(() => topOf(page, '#coverage')).toBeLessThan(200);
  expect(await waitingParts(page)).toBe(0);
});

test('a picture that fails before any script runs is described as not found as well', async ({
  demo,
  page,
  watch,
}) => {
  watch.allow(/logo\.svg/);
  await page.route('**/logo.svg', (route) => route.fulfill({ status: 404 }));
  await page.goto(demo.origin);
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('alt', 'Not found');
});

test('a picture that loads at the second attempt keeps its own text', async ({ demo, page, watch }) => {
  watch.allow(/504/);
  const asked: string[] = [];
  await page.route('**/_next/image?*', (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.fulfill({ status: 504 }) : route.fallback();
  });
  await page.goto(`${demo.origin}/about`);
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.getAttribute('srcset')).toBeNull();
  expect(asked[1]).not.toBe(asked[0]);
  await expect(picture).toHaveAttribute('alt', '');
});

test('the start-up overlay lasts one second, with and without JavaScript', async ({
  demo,
  page,
  plainPage,
}) => {
  for (const one of [page, plainPage]) {
    await one.goto(demo.origin);
    const overlay = one.locator('.startup');
    const seen = await overlay.evaluate((element) =>
      [0, 999, 1_000].map((milliseconds) => {
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = milliseconds;
        }
        const { width, height } = element.getBoundingClientRect();
        return [getComputedStyle(element).visibility, width, height];
      }),
    );
    expect(seen).toEqual([
      ['visible', 390, 3],
      ['visible', 390, 3],
      ['hidden', 390, 3],
    ]);
    await expect(overlay.locator('.spinner')).toHaveCount(1);
  }
  // Without scripts the page is laid out in one piece.
  expect(await waitingParts(plainPage)).toBe(0);
});

test('the start-up spinner lies over no text and no control, scrolls away, and ends with the first touch', async ({
  plainPage,
  served,
}) => {
  for (const width of [320, 390, 768, 1440])
    for (const site of ['demo', 'call-only', 'minimal']) {
      await plainPage.setViewportSize({ width, height: 800 });
      await plainPage.goto(served.urlOf(site));
      const overlay = plainPage.locator('.startup');
      const covered = await overlay.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        return [...document.querySelectorAll('header *, main *')]
          .filter((one) => one.matches('a, button, img') || one.childElementCount === 0)
          .filter((one) => one.textContent?.trim() && !one.closest('.sr-only'))
          .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().top < bottom)
          .map((one) => one.outerHTML.slice(0, 80));
      });
      expect(covered, `${site} at ${width}`).toEqual([]);
    }
  const overlay = plainPage.locator('.startup');
  const withoutItsEnd = () =>
    overlay.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.cancel();
      return getComputedStyle(element).visibility;
    });
  expect(await withoutItsEnd()).toBe('visible');
  await plainPage.evaluate(() => window.scrollTo(0, 4));
  expect(await overlay.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0);
  await plainPage.mouse.move(300, 300);
  await plainPage.mouse.down();
  await plainPage.mouse.up();
  expect(await overlay.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
});

for (const [path, width] of [
  ['/', 390],
  ['/contact', 1440],
] as const) {
  test(`on a slow connection nothing of ${path} moves at ${width} px`, async ({ demo, page }) => {
    const slow = await behindSlowConnection(demo.port);
    try {
      await watchLayoutShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(slow.originOf('localhost') + path);
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      // Requests under way would fail when the server stops.
      await page.close();
      slow.stop();
    }
  });
}

for (const width of [390, 1440])
  test(`the height of Home is known within a tenth before its parts are laid out, at ${width} px`, async ({
    demo,
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo.origin);
    // The parts stay as on a first visit.
    const kept = await addStyles(page, 'main > *, body > footer { animation: none !important }');
    await page.evaluate(() => document.documentElement.setAttribute('data-in-parts', ''));
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOf();
    await kept.evaluate((sheet) => {
      sheet.disabled = true;
    });
    await wholePage(page);
    expect(Math.abs(before / (await heightOf()) - 1)).toBeLessThan(0.1);
  });

test('Chromium is told to compile what every page calls while it arrives', async ({ demo }) => {
  const { body } = await rawRequest(demo.port, { path: '/' });
  const sources = /data-src="([^"]+)"/.exec(body)?.[1]?.split(' ') ?? [];
  const scripts = await Promise.all(sources.map((path) => rawRequest(demo.port, { path })));
  const largest = scripts.map((script) => script.body).sort((a, b) => b.length - a.length)[0];
  expect(largest).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
