import { expect, type Page } from '@playwright/test';
import { isFullRun, test } from '../fixtures';
import { openStates, standInForPlayers, type OpenState } from './open-states';

const alsoMoves: readonly OpenState[] = [
  {
    name: 'the before/after slider',
    path: '/gallery',
    open: async (page) => {
      const range = page.getByRole('slider').first();
      const edge = () =>
        range
          .locator('xpath=ancestor::*[contains(@class, "compare")][1]')
          .evaluate((element) => element.outerHTML.match(/\d+(\.\d+)?%/)?.[0]);
      await range.focus();
      await page.keyboard.press('Home');
      await expect(range).toHaveValue('0');
      await expect.poll(edge).toBe('0%');
      await page.keyboard.press('End');
      await expect.poll(edge).toBe('100%');
    },
  },
  {
    name: 'the counters',
    path: '/',
    open: async (page) => {
      const counters = page.locator('main dl').filter({ hasText: 'Professionals' });
      await expect(counters.locator('[data-counted]')).toHaveCount(0);
      await counters.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(counters.locator('[data-counted]')).toHaveCount(4);
    },
  },
  {
    name: 'back to top',
    path: '/about',
    open: async (page) => {
      await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Back to top' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  },
];

/** Of the form's states one: its script is the same in all. */
const islands = [...openStates, ...alsoMoves].filter(
  ({ name }) => isFullRun || !/^the form: (?!sent)/.test(name),
);
/** `npm test` tries the island with index i on waysToArrive[i % 3] only. */
const waysToArrive = ['followed to', 'gone back to', 'kept by the browser'] as const;

/** Opens `url` in the document that `markDocument` has marked. */
type Arrive = (page: Page, url: string) => Promise<void>;

/** Waits for the floating panel's button, which hydration adds. */
export const panelIsThere = (page: Page) =>
  expect(page.getByRole('button', { name: 'Quick help' })).toBeAttached();
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { isFirstDocument: true });
  });
export const isMarked = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

/** Tests that every island works on a page that `arrive` opens. */
export const testIslands = (kind: (typeof waysToArrive)[number], arrive: Arrive): void => {
  for (const width of [390, 1440]) {
    test(`on a page ${kind}, at ${width} px, every island works`, async ({ demo, page, watch }) => {
      test.slow();
      watch.allow(/ERR_FAILED|request failed/);
      await standInForPlayers(page, watch);
      // Each island at one width; in `npm test` also after one kind of arrival only.
      const tried = islands.filter(
        (island, index) =>
          (island.width ?? (index % 2 ? 390 : 1440)) === width &&
          (isFullRun || waysToArrive[index % 3] === kind),
      );
      expect(tried).not.toEqual([]);
      for (const { name, path, open } of tried) {
        await test.step(name, async () => {
          await page.setViewportSize({ width, height: 900 });
          await arrive(page, demo.origin + path);
          await open(page);
          expect(await isMarked(page), 'the document is the first one').toBe(true);
          await page.evaluate(() => localStorage.clear());
        });
      }
    });
  }
};
