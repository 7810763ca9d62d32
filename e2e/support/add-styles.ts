import type { JSHandle, Page } from '@playwright/test';

/**
 * Adds rules to a page; not as a <style> element, which the page's policy blocks.
 * @returns the sheet; `disabled = true` removes the rules
 */
export const addStyles = (page: Page, rules: string): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, rules);

/** Adds rules to a page while `work` runs. */
export const withStyles = async <T>(page: Page, rules: string, work: () => Promise<T>): Promise<T> => {
  const styles = await addStyles(page, rules);
  const result = await work();
  await styles.evaluate((sheet) => {
    sheet.disabled = true;
  });
  return result;
};
