import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addStyles } from './support/add-styles';
import { wholePage } from './support/laid-out';
import { embeddedRecord } from './support/records';
import { routesOf } from './support/routes';

// What floats may lie over a page's content for a moment, but never over something that cannot be scrolled out from under it.

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** In the page: scrolls through it and lists the controls and lines of text that stay covered at every scroll position. */
const alwaysCovered = async (): Promise<string[]> => {
  type Item = { key: string; box: DOMRect };
  const settle = () => new Promise((done) => setTimeout(done, 60));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const floating = () =>
    [...document.querySelectorAll('.floats > *, .call-bar')]
      .filter((element) => isShown(element) && getComputedStyle(element).opacity !== '0')
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
  const items = (): Item[] => {
    const found: Item[] = [];
    const content = document.querySelectorAll('main, footer');
    for (const part of content) {
      for (const control of part.querySelectorAll('a[href], button, input, select, textarea, summary'))
        if (isShown(control))
          found.push({ key: control.outerHTML.slice(0, 120), box: control.getBoundingClientRect() });
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.data.trim() || !text.parentElement || !isShown(text.parentElement)) continue;
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
  for (let top = 0; top < scrollHeight; top += window.innerHeight / 3) {
    window.scrollTo({ top, behavior: 'instant' });
    await settle();
    const floats = floating();
    for (const { key, box } of items()) {
      const isInView = box.bottom > 0 && box.top < window.innerHeight;
      if (!isInView) continue;
      if (floats.some((float) => meets(float, box))) covered.add(key);
      else clear.add(key);
    }
  }
  return [...covered].filter((key) => !clear.has(key));
};

/** A float that is on its way out still has some opacity: none of these tests is about that moment. */
const withoutTransitions = (page: Page) => addStyles(page, '.floats > * { transition: none !important }');

for (const size of sizes)
  test.describe(`in a window of ${size.width} x ${size.height} px`, () => {
    test.use({ viewport: size });

    for (const { path, status } of routesOf(embeddedRecord('demo')))
      test(`nothing on ${path} stays covered`, async ({ demo, page, watch }) => {
        if (status === 404) watch.allow(/status 404|404 \(Not Found\)/);
        // A counter that counts up hides its final number for 5 seconds.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(demo.origin + path);
        await withoutTransitions(page);
        await wholePage(page);
        expect(await page.evaluate(alwaysCovered)).toEqual([]);
      });

    test('what floats stands in one row, and is away while a field has focus or the footer is behind it', async ({
      demo,
      page,
    }) => {
      await page.goto(`${demo.origin}/about`);
      await withoutTransitions(page);
      await wholePage(page);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const row = page.locator('.floats');
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      const boxes = await row.evaluate(
        (floats, width) =>
          [...floats.children]
            .filter((child) => !(width >= 1024 && child.matches('.palette-tab')))
            .map((child) => child.getBoundingClientRect())
            .filter((box) => box.width > 1)
            .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
        size.width,
      );
      expect(boxes.length).toBeGreaterThan(2);
      expect(new Set(boxes.map(({ middle }) => Math.round(middle))).size).toBe(1);
      boxes.forEach(({ left, right }, index) => {
        expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(right).toBeLessThanOrEqual(size.width);
      });
      const opacity = () =>
        row
          .locator('> a, > div')
          .last()
          .evaluate((part) => getComputedStyle(part).opacity);
      expect(await opacity()).toBe('1');
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(opacity).toBe('0');
      await page.getByRole('button', { name: 'Quick help' }).focus();
      await expect.poll(opacity).toBe('1');
      await page.goto(`${demo.origin}/contact`);
      await page.locator('main [name="firstName"]').focus();
      await expect.poll(opacity).toBe('0');
    });
  });
