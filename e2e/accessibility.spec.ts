import { expect, test } from './fixtures';
import { axeProblems } from './support/axe';
import { withLightPictures } from './support/light-pictures';
import { cutOffAt } from './support/page-checks';

// WCAG 2.2 AA on a page that every-page.spec.ts does not open. The popup: every-state.spec.ts.

test('the palette page for visitors without JavaScript passes axe, and nothing on it is cut off', async ({
  demo,
  sharedPage: page,
}) => {
  await withLightPictures(page);
  await page.goto(`${demo.origin}/api/palette`);
  for (const opened of [false, true]) {
    if (opened) await page.locator('summary').nth(3).click();
    for (const width of [1440, 390]) {
      expect.soft(await cutOffAt(page, width, 900), `opened: ${opened}, at ${width} px`).toEqual([]);
      expect.soft(await axeProblems(page), `opened: ${opened}, axe at ${width} px`).toEqual([]);
    }
  }
});
