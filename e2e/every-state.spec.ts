import { expect, full, test } from './fixtures';
import { addStyles } from './support/add-styles';
import { axeProblems } from './support/axe';
import { expectColours } from './support/colour-checks';
import { schemesFor } from './support/forced-colours';
import { resizePage } from './support/laid-out';
import { hiddenFocus } from './support/look-checks';
import { openStates, standInForPlayers } from './support/open-states';
import { cutOffAt, outlineProblems, textSpacing } from './support/page-checks';

// Everything that a visitor can open, at each width: WCAG 2.2 AA, cut-off text, colours.

for (const [index, { name, path, width: only, open }] of openStates.entries()) {
  for (const width of [390, 1440].filter((one) => (only ?? one) === one)) {
    const isRepresentative = only !== undefined || width === [390, 1440][index % 2];
    test(
      `${name} at ${width} px`,
      isRepresentative ? {} : full,
      async ({ demo, sharedPage: page, watch }) => {
        for (const host of ['https://www.google.com', 'https://www.youtube-nocookie.com'])
          watch.allowOrigin(host);
        watch.allow(/ERR_FAILED|request failed/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await standInForPlayers(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(demo.origin + path);
        await open(page);
        const isField = () => page.evaluate(() => document.activeElement?.matches('.field') === true);
        await expect
          .poll(async () => ((await isField()) ? hiddenFocus(page) : []), { message: 'under a bar' })
          .toEqual([]);

        expect.soft(await axeProblems(page), 'axe').toEqual([]);
        expect.soft(await outlineProblems(page), 'outline').toEqual([]);
        const room = [width === 390 ? 320 : width, 480] as const;
        expect.soft(await cutOffAt(page, ...room), 'little room').toEqual([]);
        const wideText = await addStyles(page, textSpacing);
        expect.soft(await cutOffAt(page, ...room), 'wide text').toEqual([]);
        await wideText.evaluate((sheet) => {
          sheet.disabled = true;
        });
        await resizePage(page, { width, height: 900 });
        await expectColours(page, width, name, schemesFor(index));
      },
    );
  }
}
