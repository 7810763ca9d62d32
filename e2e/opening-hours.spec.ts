import type { Page } from '@playwright/test';
import { expect, full, test } from './fixtures';
import { hydrated } from './support/hydrated';
import { axeProblems } from './support/axe';
import { wholePage } from './support/laid-out';

// The demo business is in Denver, open Monday to Friday 8 AM - 6 PM and Saturday 9 AM - 2 PM; the visitor is
// in Tokyo.
test.use({ timezoneId: 'Asia/Tokyo' });

const inFooter = (page: Page) => page.getByRole('contentinfo').locator('[data-longest]');
const inFacts = (page: Page) => page.getByRole('main').locator('[data-longest]');

const openAt = async (page: Page, url: string, instant: string) => {
  await page.clock.install({ time: new Date(instant) });
  await page.goto(url, { waitUntil: 'load' });
  await page.clock.runFor(15_000);
  // The line in the footer is filled when it comes near the window.
  await inFooter(page).scrollIntoViewIfNeeded();
};

test("the status follows the business's time zone to the minute on an open page", async ({ demo, page }) => {
  await openAt(page, `${demo.origin}/contact`, '2026-11-16T17:50:00-07:00');
  await expect(inFacts(page)).toHaveText(/^Open now, closes at 6:00\sPM$/);
  await expect(inFooter(page)).toHaveText(/^Open now, closes at 6:00\sPM$/);
  await page.clock.pauseAt(new Date('2026-11-16T17:59:58-07:00'));
  await page.clock.runFor(1_900);
  await expect(inFacts(page)).toHaveText(/^Open now/);
  await page.clock.runFor(200);
  await expect(inFacts(page)).toHaveText(/^Opens Tuesday at 8:00\sAM$/);
  await page.clock.fastForward('06:00:00');
  await page.clock.runFor(60_000);
  await expect(inFooter(page)).toHaveText(/^Opens at 8:00\sAM$/);
});

/** One day after the other, in steps of some hours. */
const hoursOfAWeek = (step: number): Date[] =>
  Array.from({ length: (7 * 24) / step }, (_, index) => new Date(Date.UTC(2026, 10, 16, index * step)));

for (const width of [390, 1440]) {
  test(
    `at ${width} px its line is kept free, nothing moves whatever it says, and axe finds nothing`,
    width === 390 ? {} : full,
    async ({ demo, served, page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const url of [`${demo.origin}/contact`, served.urlOf('spanish', '/contact')]) {
        await page.addInitScript(() => {
          window.requestIdleCallback = (callBack) => {
            (window as unknown as { idle: IdleRequestCallback[] }).idle = [
              ...((window as unknown as { idle?: IdleRequestCallback[] }).idle ?? []),
              callBack,
            ];
            return 0;
          };
        });
        await page.goto(url);
        await hydrated(page);
        await wholePage(page);
        const boxes = () =>
          page.locator('[data-longest]').evaluateAll((lines) =>
            lines.map((line) => {
              const { top, height, width: wide } = line.getBoundingClientRect();
              return [top, height, wide].map(Math.round).join(' ');
            }),
          );
        const before = await boxes();
        await expect(inFacts(page)).toHaveText('');
        await page.evaluate(() => {
          for (const callBack of (window as unknown as { idle: IdleRequestCallback[] }).idle)
            callBack({ didTimeout: false, timeRemaining: () => 50 });
        });
        await expect(inFacts(page)).toHaveText(/^(Open|Ab)/);
        expect(await boxes()).toEqual(before);
        expect(await axeProblems(page)).toEqual([]);
        for (const instant of hoursOfAWeek(6)) {
          await page.clock.setFixedTime(instant);
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          expect(await boxes(), `at ${instant.toISOString()}`).toEqual(before);
        }
      }
    },
  );
}
