import { expect, type Page } from '@playwright/test';

/** Advances the page's clock (after page.clock.install()) and waits for the requests that it causes. */
export const passTime = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(ms);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
};

/**
 * Gives the page a new bot check; the server marks a lead as suspicious that is sent within a second of it.
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
