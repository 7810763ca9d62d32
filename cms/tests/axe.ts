import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from './support';

const axe = createRequire(path.join(root, 'package.json')).resolve('axe-core/axe.min.js');
type Violation = { id: string; impact: string; nodes: { html: string }[] };
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };

/** Expects nothing critical or serious on a page, as a screen reader meets it. */
export const axeFindsNothing = async (page: Page, state: string) => {
  await page.addScriptTag({ path: axe }).catch(() => undefined);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, {
      // Of a frame its name is checked, not the site in it, which has tests of its own.
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
  expect.soft(found, state).toEqual([]);
};
