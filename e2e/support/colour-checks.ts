import { expect, type Page } from '@playwright/test';
import { forceStates, prepareProbe } from './colour-probe';
import { forcedColourProblems, withoutForcedColours, type Scheme } from './forced-colours';
import { unknownPairs } from './known-pairs';

/**
 * Fails for a pair of theme colours that no unit test knows, and for what forced colours hide: on the page as
 * it is, then with everything hovered over and focused. Changes the page permanently.
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
  // In this order, because each switch of forced colours restyles the whole page.
  await expectForced('hovered over and focused');
  await withoutForcedColours(page);
  await expectPairs('hovered over and focused');
  await restoreWindow();
};
