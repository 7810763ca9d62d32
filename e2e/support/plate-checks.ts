import type { Page } from '@playwright/test';
import { tooPale } from './layer-contrast';
import type { Seen } from './seen-colours';

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
