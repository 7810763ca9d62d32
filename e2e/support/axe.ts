import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFullRun } from '../fixtures';
import { wholePage } from './laid-out';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const violationsOf = async (page: Page, options: axe.RunOptions): Promise<axe.Result[]> => {
  await page.evaluate(script);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    { resultTypes: ['violations' as const], ...options },
  );
  return violations;
};

/**
 * Violations of WCAG 2.2 AA and of axe's best practices. Checks contrast, two fifths of axe's time, only in a
 * full run, because known-pairs.ts checks all colours of the same pages.
 */
export const axeProblems = async (page: Page): Promise<string[]> => {
  await wholePage(page);
  const violations = await violationsOf(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: isFullRun } },
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
