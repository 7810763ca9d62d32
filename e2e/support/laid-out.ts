import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Of the parts of a page, those that wait for their layout. */
export const waitingParts = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('main > :not(script), body > footer')].filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);

/** Waits until the whole page is laid out, part by part (components/ui/first-screen.tsx). */
export const wholePage = (page: Page): Promise<void> => expect.poll(() => waitingParts(page), 'parts that are not laid out').toBe(0);
