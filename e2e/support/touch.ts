import type { Page } from '@playwright/test';

type Point = [x: number, y: number];
const STEPS = 12;

/** A swipe, in pixels of the window. */
export const swipe = async (page: Page, [fromX, fromY]: Point, [toX, toY]: Point): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x: fromX, y: fromY });
  for (let step = 1; step <= STEPS; step += 1)
    await send('touchMove', {
      x: fromX + ((toX - fromX) * step) / STEPS,
      y: fromY + ((toY - fromY) * step) / STEPS,
    });
  await send('touchEnd');
  await client.detach();
};
