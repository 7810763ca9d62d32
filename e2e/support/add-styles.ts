import type { JSHandle, Page } from '@playwright/test';

/**
 * Adds rules to a page. Not as a <style> element: the page's Content-Security-Policy blocks those that are
 * not its own.
 * @returns the sheet; `disabled = true` takes the rules back
 */
export const addStyles = (page: Page, rules: string): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, rules);
