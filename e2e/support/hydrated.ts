import type { Page } from '@playwright/test';

const isHydrated = () => {
  const ends = [document.querySelector('header'), document.querySelector('footer')];
  return ends.every((end) => end && Object.keys(end).some((key) => key.startsWith('__reactProps')));
};

/** Waits until React has taken over the page and its effects have run. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

const MAX_WAIT_MS = 5_000;

/**
 * Makes `goto` and `reload` return when React has taken over the page, whose scripts start after its load
 * (docs/decisions/first-paint.md). Without scripts, or with a stopped clock, they return after a timeout.
 */
export const loadWithScripts = (page: Page): void => {
  const takenOver = async () => {
    const hasScripts = await page
      .locator('script[data-src]')
      .count()
      .catch(() => 0);
    if (hasScripts > 0)
      await page.waitForFunction(isHydrated, undefined, { timeout: MAX_WAIT_MS }).catch(() => {});
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await takenOver();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await takenOver();
    return answer;
  };
};
