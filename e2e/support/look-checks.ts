import type { Page } from '@playwright/test';
import { tooPale } from './layer-contrast';
import type { Seen } from './seen-colours';
import { wholePage } from './prepare-page';

/** In the page: every text that lies on a plate, with all colours of the plate's art and letter. */
const textsOnPlates = (): Seen[] => {
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.startup, .sr-only, .bar, .floating-row');
  /** Whether something between a text and the plate's surroundings hides the plate. */
  const isCovered = (text: Element, plate: Element) => {
    for (let part: Element | null = text; part && !part.contains(plate); part = part.parentElement)
      if (!isClear(getComputedStyle(part).backgroundColor)) return true;
    return false;
  };
  const coloursOf = (plate: Element) => {
    const { content, color } = getComputedStyle(plate, '::before');
    const drawn = [...plate.querySelectorAll('svg *')].flatMap((part) => {
      const { fill, stroke } = getComputedStyle(part);
      // What names no fill is a line.
      return part.closest('[fill]') ? [fill, stroke] : [stroke];
    });
    return [...(content === 'none' ? [] : [color]), ...drawn];
  };
  const plates = [...document.querySelectorAll('.plate')].filter(isSeen);
  const found: Seen[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.textContent?.trim() || !isSeen(element)) continue;
    range.selectNodeContents(texts.currentNode);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    for (const plate of plates) {
      const box = plate.getBoundingClientRect();
      const isApart = right <= box.left || box.right <= left || bottom <= box.top || box.bottom <= top;
      if (isApart || isCovered(element, plate)) continue;
      const colours = coloursOf(plate).filter((colour) => colour !== 'none' && !isClear(colour));
      if (colours.length > 0)
        found.push({
          kind: 'text',
          colours: [getComputedStyle(element).color],
          layers: [[...new Set(colours)]],
          where: `over a plate: ${texts.currentNode.textContent.trim().slice(0, 60)}`,
        });
    }
  }
  return found;
};

/** The texts that a plate's art or letter makes hard to read. */
export const paleOnPlates = async (page: Page): Promise<string[]> =>
  tooPale(await page.evaluate(textsOnPlates));

/** The texts of a part whose lines cover its plate, whatever their colours. */
export const textsOnPlate = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate((opening) => {
    const plate = opening.querySelector('.plate')?.getBoundingClientRect();
    const texts = document.createTreeWalker(opening, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const isOn = ({ right, top }: DOMRect) => plate && right > plate.left && top < plate.bottom - 4;
      if ([...range.getClientRects()].some(isOn)) found.push(texts.currentNode.textContent ?? '');
    }
    return found;
  });

// What a look must keep for any business: whole words, one row of menu, nothing under a bar or a badge.

const problemsOf = (): string[] => {
  const problems: string[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !element.closest('.sr-only, .startup');
  const box = (element: Element) => element.getBoundingClientRect();
  const rowsOf = (boxes: readonly DOMRect[]) => new Set(boxes.map(({ top }) => Math.round(top / 4))).size;

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement || !isSeen(text.parentElement)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}'’]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // A large first letter stands before the rest of its word.
      if (
        lines.some(
          ({ left, top }, line) =>
            top > (lines[line - 1]?.top ?? top) + 4 && left < (lines[line - 1]?.right ?? 0) - 2,
        )
      )
        problems.push(`a broken word: ${word} in ${text.parentElement.outerHTML.slice(0, 90)}`);
    }
    // The record's own sentences have phones, too: those of links are the interface's.
    const whole = text.parentElement.closest('a[href^="tel:"]')
      ? /\d[\d().\s-]{6,}\d/g
      : /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]{2}\s\d{5}|(?:Unit|Suite)\s\d+)\b/g;
    for (const { 0: words, index } of text.data.matchAll(whole)) {
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      if (rowsOf([...range.getClientRects()]) > 1) problems.push(`in two lines: ${words}`);
    }
  }

  const entries = [...document.querySelectorAll('header nav > ul > li')].filter(
    (entry) => !entry.closest('details') && isSeen(entry),
  );
  if (rowsOf(entries.map(box)) > 1) problems.push('the menu has a second row');

  const controls = [...document.querySelectorAll('header .bar :is(a, summary)')].filter(isSeen);
  if (innerWidth <= 1280 && Math.max(...controls.map((control) => box(control).right)) < innerWidth - 64)
    problems.push('the header ends before the edge of the window');

  for (const number of document.querySelectorAll('#counters dd')) {
    const column = number.parentElement as Element;
    range.selectNodeContents(number.querySelector('span') as Element);
    if (rowsOf([...range.getClientRects()]) > 1)
      problems.push(`a number in two lines: ${number.textContent}`);
    if (range.getBoundingClientRect().right > box(column).right + 1)
      problems.push(`wider than its column: ${number.textContent}`);
  }

  for (const card of document.querySelectorAll('#services .card')) {
    const parts = [...card.querySelectorAll('*')].filter((part) => isSeen(part) && box(part).height > 0);
    const foot = Math.max(
      ...parts.filter((part) => part.matches('p, h3, h4, img, svg, .plate')).map((part) => box(part).bottom),
    );
    if (box(card).bottom - foot > 120) problems.push(`a half empty card: ${card.textContent?.slice(0, 40)}`);
    const picture = card.querySelector('img');
    if (
      picture &&
      isSeen(picture) &&
      (box(picture).left < box(card).left - 1 || box(picture).right > box(card).right + 1)
    )
      problems.push(`a picture outside of its card: ${card.textContent?.slice(0, 40)}`);
  }
  return problems;
};

/** Broken words, two rows of menu, bars that end early, wide numbers, half empty cards, pale words on art. */
export const lookProblems = async (page: Page): Promise<string[]> => {
  await wholePage(page);
  return [...(await page.evaluate(problemsOf)), ...(await paleOnPlates(page))];
};

const hidden = (): string[] => {
  const focused = document.activeElement as HTMLElement;
  const label = (focused as HTMLInputElement).labels?.[0];
  return [focused, ...(label ? [label] : [])].flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    // In the middle: what is behind shows through round corners.
    const covering = [top + 3, (top + bottom) / 2, bottom - 3]
      .map((y) => document.elementFromPoint((left + right) / 2, y))
      .find((seen) => !seen || !(part.contains(seen) || seen.contains(part)));
    return covering === undefined
      ? []
      : [
          `${part.outerHTML.slice(0, 80)} at ${Math.round(top)} px is under ${covering?.outerHTML.slice(0, 80) ?? 'the edge'}`,
        ];
  });
};

/** What lies over the element that has focus, or over its label (WCAG 2.4.11). */
export const hiddenFocus = (page: Page): Promise<string[]> => page.evaluate(hidden);
