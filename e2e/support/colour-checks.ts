import { expect, type Page } from '@playwright/test';
import { forceStates, prepareProbe } from './colour-probe';
import { forcedColourProblems, type Scheme } from './forced-colours';
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
  await prepareProbe(page, width);
  for (const state of ['as it is', 'hovered over and focused']) {
    if (state !== 'as it is') await forceStates(page);
    expect.soft(await unknownPairs(page), `${what} at ${width} px, ${state}: pairs of colours`).toEqual([]);
    expect
      .soft(await forcedColourProblems(page, schemes), `${what} at ${width} px, ${state}: forced colours`)
      .toEqual([]);
  }
};
