import { expect, type Page } from '@playwright/test';

/** Lets the page's own clock run (page.clock.install() comes before), and what that sets off reach the server and return. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(ms);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
};

/** The server takes a form that is sent within 2 seconds of its bot check for a program's. */
export const untilOldEnough = (touchedAt: number): Promise<void> =>
  expect.poll(() => Date.now() - touchedAt).toBeGreaterThan(2_100);
