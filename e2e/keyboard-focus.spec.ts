import type { Page } from '@playwright/test';
import { expect, isFullRun, type Sites, test } from './fixtures';
import { withLightPictures } from './support/prepare-page';
import type { SiteAddress } from './support/site-server';

// WCAG 2.2, 2.4.7 and 2.4.11: at every tab stop focus has an outline, is in the window and is not covered.

type Stop = { name: string; problem: string | null; end: boolean };

/** In the page: the focused element, and what hides it. */
const stopOf = (): Stop => {
  const element = document.activeElement as HTMLElement;
  const text = element.getAttribute('aria-label') || element.innerText || element.id;
  const name = `<${element.tagName.toLowerCase()}> ${text.trim().slice(0, 40)}`;
  if (element === document.body) return { name, problem: null, end: true };
  const outlinedBy = (): Element | null => {
    if (element.matches('.tabs > input, [type="file"]')) return element.nextElementSibling;
    return element.matches('.compare > input') ? element.parentElement : element.querySelector('.float');
  };
  const drawn = outlinedBy() ?? element;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  const box = drawn.getBoundingClientRect();
  const [left, top, right, bottom] = [
    Math.max(0, box.left),
    Math.max(0, box.top),
    Math.min(innerWidth, box.right),
    Math.min(innerHeight, box.bottom),
  ];
  const problem = (() => {
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'has no outline';
    if (right - left < 4 || bottom - top < 4)
      return `is out of the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`;
    // A small control may not be covered at any point, a larger one not at all points.
    const points = [0.25, 0.5, 0.75].flatMap((x) =>
      [0.25, 0.5, 0.75].map((y) =>
        document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
      ),
    );
    const covering = points.filter(
      (hit) =>
        hit &&
        !drawn.contains(hit) &&
        !hit.contains(drawn) &&
        !element.contains(hit) &&
        !element.parentElement?.contains(hit),
    );
    const small = box.height < 72;
    if (covering.length > (small ? 0 : points.length - 1))
      return `lies under ${covering[0]?.outerHTML.slice(0, 120)}`;
    return null;
  })();
  return { name, problem, end: false };
};

const isInMain = () => document.activeElement?.closest('main') !== null;

const tabThrough = async (page: Page, { onlyMain }: { onlyMain: boolean }) => {
  const hidden: string[] = [];
  if (onlyMain) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  for (let stops = 0; stops < 220; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, problem, end } = await page.evaluate(stopOf);
    if (end || (onlyMain && !(await page.evaluate(isInMain)))) return { stops, hidden };
    if (problem) hidden.push(`${name} ${problem}`);
  }
  throw new Error('Tab never came to the end');
};

/** Between them these pages have every control of the site. */
const pagesOf = (demo: SiteAddress, served: Sites) => [
  ...['/', '/lawn-care', '/gallery', '/our-videos', '/contact'].map((path) => ({
    url: demo.origin + path,
    hasOwnFrame: path === '/',
  })),
  { url: served.urlOf('call-only'), hasOwnFrame: true },
  { url: served.urlOf('spanish'), hasOwnFrame: false },
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`focus is seen all the way through the pages, at ${viewport.width} x ${viewport.height}`, async ({
    demo,
    served,
    sharedPage: page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withLightPictures(page);
    await page.setViewportSize(viewport);
    // `npm test` tries every other page, one at 400%, and header and footer on Home and the call-only site.
    const all = pagesOf(demo, served);
    const pages = all.filter(({ url }, index) => {
      if (viewport.width === 320) return url === `${demo.origin}/contact` || (isFullRun && index === 0);
      return isFullRun || (index % 2 === 0) === (viewport.width === 390);
    });
    for (const [index, { url, hasOwnFrame }] of pages.entries()) {
      await page.goto(url);
      const { stops, hidden } = await tabThrough(page, { onlyMain: !isFullRun && !hasOwnFrame && index > 0 });
      expect(stops, url).toBeGreaterThan(3);
      expect.soft(hidden, url).toEqual([]);
    }
  });
}
