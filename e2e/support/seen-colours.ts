import type { Page } from '@playwright/test';

// Reads the colour of every text, icon, edge and focus outline of a page, and the colours painted behind it,
// also by elements that are not its ancestors.

/** A layer may have several colours: a gradient has its stops, a photograph may be anything. */
export type Layers = string[][];
export type Seen = {
  kind: 'text' | 'large' | 'icon' | 'edge' | 'focus';
  /** Of an edge its fill, if any, and its border; one of them is enough. */
  colours: string[];
  /** From the front to the back. */
  layers: Layers;
  where: string;
};

/** In the page, in a window that is as high as the page: everything must be in the viewport. */
const collect = (): Seen[] => {
  const clear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const seeThrough = (colour: string) => /^rgba\(.*, 0?\.\d+\)$|\/ 0?\.\d+\)$/.test(colour);
  const colourPattern = /(?:rgba?|oklab|oklch|color|lab|lch|hsl)\([^()]*\)/g;
  const nameOf = (element: Element) => {
    const classes = (element.getAttribute('class') ?? '').slice(0, 60);
    const text = (element.textContent ?? '').trim().slice(0, 30);
    return `<${element.tagName.toLowerCase()} class="${classes}"> ${text}`;
  };
  // Cached, because every text looks at all its ancestors.
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element | null): boolean => {
    if (!element) return false;
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const isTiny = width <= 1 || height <= 1;
    const result = isTiny
      ? getComputedStyle(element).display !== 'contents'
      : isClipped(element.parentElement);
    clipped.set(element, result);
    return result;
  };
  const isSeen = (element: Element) =>
    !element.closest('[inert]') &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    !isClipped(element);

  const layersOf = (stack: readonly Element[], x: number): Layers => {
    const layers: Layers = [];
    for (const element of stack) {
      if (element instanceof HTMLImageElement) {
        layers.push(['#000000', '#ffffff']);
        return layers;
      }
      const { backgroundColor, backgroundImage, maskImage } = getComputedStyle(element);
      const stops = backgroundImage.includes('gradient')
        ? (backgroundImage.match(colourPattern) ?? []).filter((colour) => !clear(colour))
        : [];
      if (clear(backgroundColor) && stops.length === 0) continue;
      // The hero's overlay fades beside the text.
      const end = Math.max(0, innerWidth / 2 - 640) + 816;
      if (maskImage !== 'none' && x > end) continue;
      layers.push(clear(backgroundColor) ? stops : [backgroundColor, ...stops]);
      if (!clear(backgroundColor) && !seeThrough(backgroundColor)) return layers;
    }
    // The body's colour fills the window.
    return [...layers, [getComputedStyle(document.body).backgroundColor]];
  };
  /** The elements at a point. @throws Error out of the viewport, where browsers find none */
  const stackAt = (x: number, y: number): Element[] => {
    if (scrollY !== 0 || y < 0 || y >= innerHeight) {
      const { scrollHeight } = document.documentElement;
      const view = `scrolled by ${scrollY}, in ${innerHeight} of ${scrollHeight} px`;
      throw new Error(`A point of the page is out of view: ${x}, ${y}, ${view}`);
    }
    return document.elementsFromPoint(x, y);
  };
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  /** The layers at a point, from this element (or its nearest ancestor there) to the back. */
  const behind = (element: Element, x: number, y: number): Layers => {
    const stack = stackAt(x, y);
    const index = stack.indexOf(element);
    return layersOf(index >= 0 ? stack.slice(index) : ancestors(element), x);
  };

  const found: Seen[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      element.closest('script, style, noscript, svg, option, .startup, [inert]') ||
      !isSeen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!rect) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    found.push({
      kind: Number(fontWeight) >= 700 && Number.parseFloat(fontSize) >= 18.66 ? 'large' : 'text',
      colours: [color],
      layers: behind(element, rect.right - 1, rect.top + rect.height / 2),
      where: nameOf(element),
    });
  }

  for (const icon of document.querySelectorAll('svg')) {
    const control = icon.closest('a, button, summary, label');
    const { opacity, color } = getComputedStyle(icon);
    const rect = icon.getBoundingClientRect();
    // An icon beside words is decoration.
    if (
      !control ||
      !isSeen(icon) ||
      opacity !== '1' ||
      (isSeen(control) &&
        [...control.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    )
      continue;
    found.push({
      kind: 'icon',
      colours: [color],
      layers: behind(icon, rect.x + rect.width / 2, rect.y + rect.height / 2),
      where: nameOf(control),
    });
  }
  for (const item of document.querySelectorAll('.points > li')) {
    const { x, y } = item.getBoundingClientRect();
    if (isSeen(item))
      found.push({
        kind: 'icon',
        colours: [getComputedStyle(item, '::before').backgroundColor],
        layers: behind(item, x + 4, y + 10),
        where: nameOf(item),
      });
  }

  /** The layers `distance` px to the left of an element, behind its edge and focus outline. */
  const around = (element: Element, distance: number): Layers => {
    const { left, top, height } = element.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - distance), top + height / 2];
    const stack = stackAt(x, y);
    const index = stack.findIndex((candidate) => candidate !== element && candidate.contains(element));
    const below = index < 0 ? ancestors(element.parentElement) : stack.slice(index);
    return layersOf(below, x);
  };
  const rings = (boxShadow: string) =>
    boxShadow.split(/,(?![^(]*\))/).map((shadow) => ({
      colour: shadow.match(colourPattern)?.[0] ?? '',
      lengths: (shadow.replace(colourPattern, '').match(/-?[\d.]+px/g) ?? []).map(Number.parseFloat),
      inset: shadow.includes('inset'),
    }));

  for (const control of document.querySelectorAll('.field, .btn, .tabs > label, .float')) {
    if (!isSeen(control)) continue;
    const {
      backgroundColor,
      borderTopColor,
      borderTopWidth,
      borderBottomColor,
      borderBottomWidth,
      boxShadow,
    } = getComputedStyle(control);
    const ring = rings(boxShadow).filter(
      ({ lengths: [x, y, blur, spread = 0] }) => x === 0 && y === 0 && blur === 0 && spread >= 1,
    );
    // A look may underline a button or a tab in place of a box around it.
    const line = rings(boxShadow).filter(
      ({ inset, lengths: [x, y = 0, blur] }) => inset && x === 0 && y <= -1 && blur === 0,
    );
    // A floating button's surface is the ring around it.
    const band = ring.find(({ inset }) => !inset);
    const colours = [
      backgroundColor,
      ...(borderTopWidth === '0px' ? [] : [borderTopColor]),
      ...(borderBottomWidth === '0px' ? [] : [borderBottomColor]),
      ...[...ring.filter(({ inset }) => inset), ...line].map(({ colour }) => colour),
    ].filter((colour) => !clear(colour));
    found.push({
      kind: 'edge',
      colours,
      layers: band ? [[band.colour]] : around(control, 1),
      where: nameOf(control),
    });
  }

  for (const control of document.querySelectorAll(
    'a[href], button, summary, input:not([type="hidden"]), select, textarea, .tabs > label, .compare',
  )) {
    if (!isSeen(control) || control.matches('[tabindex="-1"]')) continue;
    const target = control.querySelector('.float') ?? control;
    const { outlineColor, outlineOffset, outlineStyle, boxShadow } = getComputedStyle(target);
    const offset = Number.parseFloat(outlineOffset);
    const band = rings(boxShadow).find(
      ({ lengths: [, , blur, spread = 0], inset }) => !inset && blur === 0 && spread > offset + 2,
    );
    if (outlineStyle !== 'none')
      found.push({
        kind: 'focus',
        colours: [outlineColor],
        layers: band ? [[band.colour]] : around(target, offset + 2),
        where: nameOf(control),
      });
  }
  return found;
};

export const seenOn = (page: Page): Promise<Seen[]> => page.evaluate(collect);
