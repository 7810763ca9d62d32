import { expect, type Page } from '@playwright/test';
import { isFullRun } from '../fixtures';
import { withStyles } from './add-styles';
import { axeProblems } from './axe';
import { cutOffAt, expectWhole, controlProblems, textSpacing } from './page-checks';
import { expectWholePictures } from './page-facts';

/** Expects room for wide text, and nothing cut off, in windows of these sizes. */
export const expectRoom = async (page: Page, where: string, ...sizes: (readonly [number, number])[]) => {
  // Size by size, because each change of size lays out the whole page.
  for (const size of sizes) {
    const expectUncut = async (what: string) =>
      expect.soft(await cutOffAt(page, ...size), `${where}: ${what}`).toEqual([]);
    await expectUncut('cut off');
    await withStyles(page, textSpacing, () => expectUncut('wide text'));
  }
};

/**
 * Expects what every page must be: no sideways scroll, sound controls, no violation of WCAG 2.2 AA (in
 * `npm test` at one width, by `turn`), whole pictures, and room at 400 % and for wide text.
 */
export const expectGoodPage = async (page: Page, where: string, turn = 0) => {
  for (const width of [1440, 768, 390]) {
    await expectWhole(page, width);
    expect.soft(await controlProblems(page), `${where}: controls at ${width} px`).toEqual([]);
    if (isFullRun || width === [390, 1440][turn % 2])
      expect.soft(await axeProblems(page), `${where}: axe at ${width} px`).toEqual([]);
  }
  await expectWholePictures(page);
  // The first is 1280 x 1024 at 400%.
  await expectRoom(page, where, [320, 256], [1440, 900]);
};
