import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { wholePage } from './laid-out';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA and its own best practices (landmarks, order of headings), in few words.
 */
export const axeProblems = async (page: Page): Promise<string[]> => {
  await wholePage(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
