import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFullRun } from '../fixtures';
import { resizePage, wholePage, withStyles } from './prepare-page';
import { expectWholePictures } from './page-facts';

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
 * full run, because colour-checks.ts checks all colours of the same pages.
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

// Accessibility rules that axe-core does not check, most of them of WCAG 2.2 AA.

const problemsOf = (): string[] => {
  const problems: string[] = [];
  const isSeen = (element: Element) =>
    !element.closest('[inert]') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const words = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  const describe = (element: Element) => element.outerHTML.slice(0, 160);

  for (const control of document.querySelectorAll(
    'a[href], button, summary, input:not([type="hidden"]), select, textarea',
  )) {
    if (!isSeen(control) || control.closest('[aria-hidden="true"]')) continue;
    // WCAG 2.5.3: an aria-label must contain the visible words. `innerText` leaves out hidden elements.
    const label = control.getAttribute('aria-label');
    const seen = words((control as HTMLElement).innerText ?? '');
    if (
      label !== null &&
      /[\p{L}\p{N}]/u.test(seen) &&
      !control.querySelector('.sr-only') &&
      !words(label).includes(seen)
    )
      problems.push(`'${seen}' is named '${label}'`);

    // WCAG 2.5.8 exempts targets in a sentence and the browser's own.
    const { content, position } = getComputedStyle(control, '::after');
    const spread = content !== 'none' && position === 'absolute' && (control as HTMLElement).offsetParent;
    const box = (
      spread ||
      (control.matches('.sr-only') && (control as HTMLInputElement).labels?.[0]) ||
      control.closest('label') ||
      control
    ).getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (box.width < 24 || box.height < 24)
      problems.push(`a target of ${Math.round(box.width)} x ${Math.round(box.height)}: ${describe(control)}`);
    else if (window.innerWidth < 768 && box.height < 44 && !control.closest('p, .link-in-text'))
      problems.push(`on a phone, a target ${Math.round(box.height)} px high: ${describe(control)}`);
  }

  for (const text of document.querySelectorAll(
    ':is(main, footer, [role="dialog"]) :is(p, li, dt, dd, label), .field',
  )) {
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    if (isSeen(text) && size < 16) problems.push(`body text of ${size} px: ${describe(text)}`);
  }

  for (const popup of document.querySelectorAll('.float-popup, .float-note')) {
    const { top, bottom } = popup.getBoundingClientRect();
    if (isSeen(popup) && (top < 0 || bottom > window.innerHeight))
      problems.push(
        `from ${Math.round(top)} to ${Math.round(bottom)} px, out of the window: ${describe(popup)}`,
      );
  }

  return problems;
};

/**
 * Lays out the whole page and checks accessible names, which contain the visible words, the size of targets
 * and of body text, and floating popups, which are inside the window. Headings and landmarks: axe; one title
 * and unique ids: test/businesses.test.ts and app/[site]/demo-pages.test.ts.
 * @returns a text for each violation
 */
export const controlProblems = async (page: Page): Promise<string[]> => {
  await wholePage(page);
  return page.evaluate(problemsOf);
};

/** In the page: text that is cut off by its own box, and what sticks out of the window. */
const cutOff = (): string[] => {
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} px`);
  for (const element of document.querySelectorAll<HTMLElement>(
    'body *:not(svg, svg *, script, style, option)',
  )) {
    // Text for screen readers only is 1 px wide.
    if (
      element.offsetWidth <= 1 ||
      element.closest('.startup, [aria-hidden="true"], [inert]') ||
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
    const isWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2;
    if (
      (isTall || isWide) &&
      element.innerText?.trim() &&
      !element.matches('.frame, .frame *, .relative.isolate')
    )
      problems.push(`cut off: ${element.outerHTML.slice(0, 160)}`);
    if (
      element.matches('a, button, p, h1, h2, h3, input, select, textarea, label, dd, dt') &&
      !element.closest('.menu-panel, dialog')
    ) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > clientWidth + 1))
        problems.push(`out of the window: ${element.outerHTML.slice(0, 160)}`);
    }
  }
  return problems;
};

/** What scrolls sideways, sticks out or is cut off in a window of this size. */
export const cutOffAt = async (page: Page, width: number, height: number): Promise<string[]> => {
  await resizePage(page, { width, height });
  await wholePage(page);
  return (await page.evaluate(cutOff)).map((problem) => `at ${width} x ${height} px, ${problem}`);
};

/** Expects that nothing scrolls sideways, sticks out or is cut off at a width. */
export const expectWhole = async (page: Page, width: number): Promise<void> =>
  expect(await cutOffAt(page, width, 900), page.url()).toEqual([]);

/** WCAG 2.2, 1.4.12. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Expects room for wide text, and nothing cut off, in windows of these sizes. */
export const expectRoom = async (page: Page, where: string, ...sizes: (readonly [number, number])[]) => {
  // Size by size, because each change of size lays out the whole page.
  for (const size of sizes) {
    const expectUncut = async (what: string) =>
      expect.soft(await cutOffAt(page, ...size), `${where}: ${what}`).toEqual([]);
    await expectUncut('cut off');
    await withStyles(page, textSpacing, () => expectUncut('wide text'));
  }
};

/**
 * Expects what every page must be: no sideways scroll, sound controls, no violation of WCAG 2.2 AA (in
 * `npm test` at one width, by `turn`), whole pictures, and room at 400 % and for wide text.
 */
export const expectGoodPage = async (page: Page, where: string, turn = 0) => {
  for (const width of [1440, 768, 390]) {
    await expectWhole(page, width);
    expect.soft(await controlProblems(page), `${where}: controls at ${width} px`).toEqual([]);
    if (isFullRun || width === [390, 1440][turn % 2])
      expect.soft(await axeProblems(page), `${where}: axe at ${width} px`).toEqual([]);
  }
  await expectWholePictures(page);
  // The first is 1280 x 1024 at 400%.
  await expectRoom(page, where, [320, 256], [1440, 900]);
};
