import type { Page } from '@playwright/test';
import { wholePage, withStyles } from './prepare-page';

/** In the page: what meets floating parts at some scroll position, and what is clear of them at another. */
const meetings = async (selector: string): Promise<{ covered: string[]; clear: string[] }> => {
  type Item = { key: string; box: DOMRect };
  const frame = () => new Promise(requestAnimationFrame);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const floating = () =>
    [...document.querySelectorAll(selector)]
      .filter((element) => isShown(element) && getComputedStyle(element).opacity !== '0')
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
  const items = (): Item[] => {
    const found: Item[] = [];
    for (const part of document.querySelectorAll('main, footer')) {
      for (const control of part.querySelectorAll('a[href], button, input, select, textarea, summary'))
        if (isShown(control))
          found.push({ key: control.outerHTML.slice(0, 120), box: control.getBoundingClientRect() });
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.data.trim() || !text.parentElement || !isShown(text.parentElement)) continue;
        // For screen readers alone.
        if (text.parentElement.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const [line, box] of [...range.getClientRects()].entries())
          found.push({ key: `line ${line} of: ${text.data.trim().slice(0, 80)}`, box });
      }
    }
    return found.filter(({ box }) => box.width > 1 && box.height > 1);
  };
  const meets = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  const covered = new Set<string>();
  const clear = new Set<string>();
  const { scrollHeight } = document.documentElement;
  window.scrollTo({ top: 0, behavior: 'instant' });
  // Read once, because scrolling moves everything by the same distance.
  const content = items();
  for (let top = 0; top < scrollHeight; top += window.innerHeight / 3) {
    window.scrollTo({ top, behavior: 'instant' });
    // The observer that hides the buttons reports after the first frame.
    await frame();
    await frame();
    const buttons = floating();
    for (const { key, box: atTop } of content) {
      const box = new DOMRect(atTop.x, atTop.y - window.scrollY, atTop.width, atTop.height);
      const isInView = box.bottom > 0 && box.top < window.innerHeight;
      if (!isInView) continue;
      if (buttons.some((button) => meets(button, box))) covered.add(key);
      else clear.add(key);
    }
  }
  return { covered: [...covered], clear: [...clear] };
};

/** During a transition a disappearing button still has some opacity. */
export const noFloatingTransitions = '.floating-row > * { transition: none !important }';

const meetingsOf = (page: Page, selector: string) =>
  withStyles(page, noFloatingTransitions, async () => {
    await wholePage(page);
    const found = await page.evaluate(meetings, selector);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    return found;
  });

/** The controls and lines of text that floating buttons cover at every scroll position. */
export const coveredByFloatingButtons = async (page: Page): Promise<string[]> => {
  const { covered, clear } = await meetingsOf(page, '.floating-row > *');
  return covered.filter((key) => !clear.includes(key));
};

/** The lines of text that the badge of the score ever lies over, unless it is in a bar. */
export const textUnderBadge = async (page: Page): Promise<string[]> => {
  const isBar = await page
    .locator('.floating-row')
    .evaluateAll(([row]) => row !== undefined && getComputedStyle(row).borderTopWidth !== '0px');
  const { covered } = isBar ? { covered: [] } : await meetingsOf(page, '.float-badge');
  return covered.filter((key) => key.startsWith('line '));
};
