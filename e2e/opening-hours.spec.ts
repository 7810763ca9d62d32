import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated, wholePage } from './support/prepare-page';
import { axeProblems } from './support/page-checks';

// The demo business is in Denver, open Monday to Friday 8 AM - 6 PM and Saturday 9 AM - 2 PM; the visitor is
// in Tokyo.
test.use({ timezoneId: 'Asia/Tokyo' });

const inFacts = (page: Page) => page.getByRole('main').locator('[data-longest]');

/** One day after the other, in steps of some hours. */
const hoursOfAWeek = (step: number): Date[] =>
  Array.from({ length: (7 * 24) / step }, (_, index) => new Date(Date.UTC(2026, 10, 16, index * step)));

// On desks: looks.spec.ts.
test('on phones its line is kept free, nothing moves whatever it says, and axe finds nothing', async ({
  demo,
  served,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
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
});
