import { expect, type Page } from '@playwright/test';
import { forceStates, prepareProbe } from './colour-probe';
import { forcedColourProblems, withoutForcedColours, type Scheme } from './forced-colours';
import { unknownPairs } from './known-pairs';

/**
 * Fails where a page shows a pair of theme colours that no unit test knows, or something that forced colours
 * hide: as it is, and as if all of it were hovered over and focused. It changes the page for good.
 */
export const expectColours = async (
  page: Page,
  width: number,
  what: string,
  schemes: readonly Scheme[],
): Promise<void> => {
  const expectPairs = async (state: string) =>
    expect.soft(await unknownPairs(page), `${what} at ${width} px, ${state}: pairs of colours`).toEqual([]);
  const expectForced = async (state: string) =>
    expect
      .soft(await forcedColourProblems(page, schemes), `${what} at ${width} px, ${state}: forced colours`)
      .toEqual([]);
  const restoreWindow = await prepareProbe(page, width);
  await expectPairs('as it is');
  await expectForced('as it is');
  await forceStates(page);
  // In this order, as each change to and from forced colours styles the whole page again.
  await expectForced('hovered over and focused');
  await withoutForcedColours(page);
  await expectPairs('hovered over and focused');
  await restoreWindow();
};
