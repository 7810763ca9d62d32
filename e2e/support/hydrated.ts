import type { Page } from '@playwright/test';

/** Waits until React has taken over the page from header to footer and its effects have run. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const ends = [document.querySelector('header'), document.querySelector('footer')];
    return ends.every((end) => end && Object.keys(end).some((key) => key.startsWith('__reactProps')));
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};
