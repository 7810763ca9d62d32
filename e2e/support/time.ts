import { expect, type Page } from '@playwright/test';

/**
 * Lets the page's own clock run (page.clock.install() comes before), and what that sets off reach the server
 * and return.
 */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(ms);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
};

/**
 * Gives the page a bot check of now: the server quarantines a form that is sent within 2 seconds of it.
 * @returns a function that waits until it is old enough
 */
export const withBotCheck = async (page: Page, origin: string): Promise<() => Promise<void>> => {
  const body = await (await fetch(`${origin}/api/leads/bot-check`)).text();
  const askedAt = Date.now();
  await page.route('**/api/leads/bot-check', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  return () => expect.poll(() => Date.now() - askedAt).toBeGreaterThan(2_100);
};
