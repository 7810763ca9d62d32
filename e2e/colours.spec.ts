import { worstStyles } from '../test/hostile-styles';
import { expect, isFullRun, test } from './fixtures';
import { axeContrastProblems } from './support/axe';
import { forceStates, prepareProbe, setColours } from './support/colour-probe';
import { tooPale } from './support/layer-contrast';
import { seenOn } from './support/seen-colours';
import { themeOf } from './support/known-pairs';
import { withLightPictures } from './support/light-pictures';

// The worst brand colours, on rendered pages. A unit test checks the contrast of each pair of theme colours
// for 5,000 sets of colours; every-page.spec.ts and every-state.spec.ts check that pages show no other pair.

const all = Object.entries(worstStyles);
const sets = isFullRun ? all : all.filter((_, index) => index % 5 === 1);

for (const width of isFullRun ? [390, 1440] : [390]) {
  for (const site of ['demo', 'minimal'] as const) {
    test(`at ${width} px the worst colours leave nothing too pale on the ${site} site`, async ({
      demo,
      served,
      page,
    }) => {
      test.slow();
      await withLightPictures(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site === 'demo' ? demo.origin : served.urlOf(site));
      await prepareProbe(page, width);
      for (const state of ['as it is', 'hovered over and focused']) {
        if (state !== 'as it is') await forceStates(page);
        for (const [name, styles] of sets) {
          await setColours(page, themeOf(styles));
          expect([...new Set(tooPale(await seenOn(page)))], `${name}, ${state}`).toEqual([]);
        }
      }
      // axe determines the colours independently.
      const another = (site === 'demo' ? 0 : 1) + (width === 390 ? 0 : 2);
      for (const [name, styles] of sets.filter((_, index) => index % 4 === another)) {
        await setColours(page, themeOf(styles));
        expect(await axeContrastProblems(page), name).toEqual([]);
      }
    });
  }
}
