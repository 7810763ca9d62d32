import { addStyles } from './add-styles';
import { expect, type Page } from '@playwright/test';
import { waitingParts } from './laid-out';

/** In the page: styles everything as if it were hovered over and focused. */
const force = (): void => {
  const copy = (group: {
    cssRules: CSSRuleList;
    insertRule: (rule: string, index: number) => number;
  }): void => {
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index] as CSSRule & Partial<CSSStyleRule>;
      if (rule.cssRules && rule.insertRule) copy(rule as CSSStyleRule);
      if (rule.selectorText && /:hover|:focus-visible/.test(rule.selectorText))
        group.insertRule(rule.cssText.replace(/(?<!\\):(?:hover|focus-visible)/g, ':not(.never)'), index + 1);
    }
  };
  for (const sheet of document.styleSheets) copy(sheet);
};

const atRest = `
  *, ::before, ::after { transition: none !important; animation: none !important }
  .startup { display: none }
  main > *, body > footer { content-visibility: visible !important }
`;

/**
 * Stops animations and makes the window as high as the page. Painted at a tenth of its size, which saves a
 * third of the probe's processor time: the probe reads styles, not pixels.
 * @returns a function that restores the window's size
 */
export const prepareProbe = async (page: Page, width: number): Promise<() => Promise<void>> => {
  await addStyles(page, atRest);
  expect(await waitingParts(page)).toBe(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: Math.min(height + 400, 32_000),
    deviceScaleFactor: 1,
    mobile: false,
    scale: 0.1,
  });
  // A scroll to what was opened may be under way.
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          scrollTo({ top: 0, behavior: 'instant' });
          return new Promise((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve(scrollY + Math.max(0, document.documentElement.scrollHeight - innerHeight)),
              ),
            ),
          );
        }),
      'pixels of the page that are out of view',
    )
    .toBe(0);
  return () => devTools.detach();
};

export const forceStates = (page: Page): Promise<void> => page.evaluate(force);

export const setColours = (page: Page, variables: Record<string, string>): Promise<void> =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) document.documentElement.style.setProperty(name, value);
  }, variables);
