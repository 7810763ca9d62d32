import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Of the parts of a page, those that wait for their layout. */
export const waitingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > :not(script), body > footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

/**
 * Gives the page this size and waits for a frame of it: until then media queries have the answers of the size
 * before.
 */
export const resizePage = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    ({ width, height }) =>
      new Promise<void>((resolve) => {
        const look = () =>
          innerWidth === width && innerHeight === height ? resolve() : void requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    size,
  );
};

/**
 * Lays out the whole page, whose parts have their turn later (components/ui/first-screen.tsx): what is
 * measured then stays.
 */
export const wholePage = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'laid-out') animation.finish();
  });
  await expect.poll(() => waitingParts(page), 'parts that are not laid out').toBe(0);
};
