import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** The number of sections that are not laid out yet. */
export const waitingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > :not(script), body > footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

const hasSize = ({ width, height }: { width: number; height: number }): boolean =>
  matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;

/**
 * Resizes the page, waits until media queries match and for a frame, and ends the transitions that the
 * size starts. A page gets no frames while nothing in it changes: it goes on after a second.
 */
export const resizePage = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  if (await page.evaluate(hasSize, size)) return;
  await page.setViewportSize(size);
  await page.waitForFunction(hasSize, size, { polling: 20 });
  const frame = page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  // Measured here: the timers of a page that gets no frames may be throttled to one a minute.
  await Promise.race([frame.catch(() => {}), pause(1_000)]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
};

/** In the page: lays out waiting parts. @returns whether a frame with all parts was drawn before */
const layOut = (): boolean => {
  const waiting = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'laid-out')
    .filter(({ playState }) => playState !== 'finished');
  for (const animation of waiting) animation.finish();
  return waiting.length === 0 && 'isDrawnWhole' in document;
};

/** Lays out the whole page at once (components/ui/first-screen.tsx), so that measured positions stay. */
export const wholePage = async (page: Page): Promise<void> => {
  const isDrawn = await page.evaluate(layOut);
  await expect.poll(() => waitingParts(page), 'parts that are not laid out').toBe(0);
  if (isDrawn) return;
  // Parts that have just become visible may still have the boxes of another width until a frame is drawn.
  // The first picture after a change of size may wait for a frame that never comes: asked for again.
  const clip = { x: 0, y: 0, width: 1, height: 1 };
  await expect(() => page.screenshot({ clip, timeout: 5_000 })).toPass();
  await page.evaluate(() => void Object.assign(document, { isDrawnWhole: true }));
};
