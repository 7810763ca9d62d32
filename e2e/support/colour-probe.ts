import { addStyles } from './add-styles';
import { expect, type Page } from '@playwright/test';
import { converter, formatHex, parse, wcagContrast } from 'culori';
import { waitingParts } from './laid-out';

// What is seen on what, read from a rendered page: of every text, icon, control's edge and focus outline its colour, and all that
// lies behind it, whatever element that belongs to.

/** A layer may have several colours: a gradient has its stops, a photograph may be anything. */
export type Layers = string[][];
export type Seen = {
  kind: 'text' | 'icon' | 'edge' | 'focus';
  /** Of an edge the fill, if any, and what is drawn around it inside; one of them is enough. */ colours: string[];
  /** From the front to the back. */ layers: Layers;
  where: string;
};

/** In the page. Everything must be in the viewport: a page is measured in a window that is as high as it is. */
const collect = (): Seen[] => {
  const clear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const seeThrough = (colour: string) => /^rgba\(.*, 0?\.\d+\)$|\/ 0?\.\d+\)$/.test(colour);
  const colourPattern = /(?:rgba?|oklab|oklch|color|lab|lch|hsl)\([^()]*\)/g;
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 60)}"> ${(element.textContent ?? '').trim().slice(0, 30)}`;
  const isClipped = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 || height <= 1) return getComputedStyle(at).display !== 'contents';
    }
    return false;
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
      // The hero's overlay thins out beside the text.
      const end = Math.max(0, innerWidth / 2 - 640) + 816;
      if (maskImage !== 'none' && x > end) continue;
      layers.push(clear(backgroundColor) ? stops : [backgroundColor, ...stops]);
      if (!clear(backgroundColor) && !seeThrough(backgroundColor)) return layers;
    }
    // The window shows the body's colour where the body does not reach.
    return [...layers, [getComputedStyle(document.body).backgroundColor]];
  };
  /** What is at a point. Out of the viewport that is nothing, and a surface would be taken for another. */
  const stackAt = (x: number, y: number): Element[] => {
    if (scrollY !== 0 || y < 0 || y >= innerHeight)
      throw new Error(
        `A point of the page is out of view: ${x}, ${y}, scrolled by ${scrollY}, in ${innerHeight} of ${document.documentElement.scrollHeight} px`,
      );
    return document.elementsFromPoint(x, y);
  };
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  /** What is painted at a point, from this element (or, where it is not hit, its nearest ancestor) to the back. */
  const behind = (element: Element, x: number, y: number): Layers => {
    const stack = stackAt(x, y);
    const at = stack.indexOf(element);
    return layersOf(at >= 0 ? stack.slice(at) : ancestors(element), x);
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
    found.push({
      kind: 'text',
      colours: [getComputedStyle(element).color],
      layers: behind(element, rect.right - 1, rect.top + rect.height / 2),
      where: nameOf(element),
    });
  }

  for (const icon of document.querySelectorAll('svg')) {
    const control = icon.closest('a, button, summary, label');
    const { opacity, color } = getComputedStyle(icon);
    const rect = icon.getBoundingClientRect();
    // Beside words an icon is decoration.
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

  /** Just outside of an element: what its edge and its outline are seen against. */
  const around = (element: Element, distance: number): Layers => {
    const { left, top, height } = element.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - distance), top + height / 2];
    const stack = stackAt(x, y);
    const at = stack.findIndex((candidate) => candidate !== element && candidate.contains(element));
    const below = at < 0 ? ancestors(element.parentElement) : stack.slice(at);
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
    const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(control);
    const ring = rings(boxShadow).filter(
      ({ lengths: [x, y, blur, spread = 0] }) => x === 0 && y === 0 && blur === 0 && spread >= 1,
    );
    // The band around a floating button is the surface that it stands on.
    const band = ring.find(({ inset }) => !inset);
    const colours = [
      backgroundColor,
      ...(borderTopWidth === '0px' ? [] : [borderTopColor]),
      ...ring.filter(({ inset }) => inset).map(({ colour }) => colour),
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

/** In the page: from here on, everything looks as if it were hovered over and focused. */
const force = (): void => {
  const copy = (group: { cssRules: CSSRuleList; insertRule: (rule: string, at: number) => number }): void => {
    for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = group.cssRules[at] as CSSRule & Partial<CSSStyleRule>;
      if (rule.cssRules && rule.insertRule) copy(rule as CSSStyleRule);
      if (rule.selectorText && /:hover|:focus-visible/.test(rule.selectorText))
        group.insertRule(rule.cssText.replace(/:hover|:focus-visible/g, ':not(.never)'), at + 1);
    }
  };
  for (const sheet of document.styleSheets) copy(sheet);
};

const atRest = `
  *, ::before, ::after { transition: none !important; animation: none !important }
  .startup { display: none }
  main > *, body > footer { content-visibility: visible !important }
`;

/** Stops what moves, lays out what an animation would have, and makes the window as high as the page. */
export const prepareProbe = async (page: Page, width: number): Promise<void> => {
  await addStyles(page, atRest);
  expect(await waitingParts(page)).toBe(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height + 400, 32_000) });
  // What is opened may still be scrolled to.
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
};

export const forceStates = (page: Page): Promise<void> => page.evaluate(force);

export const seenOn = (page: Page): Promise<Seen[]> => page.evaluate(collect);

/** Sets the theme's variables, as the server would have. */
export const setColours = (page: Page, variables: Record<string, string>): Promise<void> =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) document.documentElement.style.setProperty(name, value);
  }, variables);

const toRgb = converter('rgb');
type Rgb = { r: number; g: number; b: number; alpha: number };
const channel = (value: number | undefined) => Math.min(1, Math.max(0, value ?? 0));

/** A computed colour, its channels from 0 to 1. */
export const rgbOf = (colour: string): Rgb => {
  const { r, g, b, alpha = 1 } = toRgb(parse(colour)) ?? { r: 0, g: 0, b: 0 };
  return { r: channel(r), g: channel(g), b: channel(b), alpha: channel(alpha) };
};

const over = (top: Rgb, below: Rgb): Rgb => ({
  r: top.r * top.alpha + below.r * (1 - top.alpha),
  g: top.g * top.alpha + below.g * (1 - top.alpha),
  b: top.b * top.alpha + below.b * (1 - top.alpha),
  alpha: 1,
});
const hexOf = ({ r, g, b }: Rgb) => formatHex({ mode: 'rgb', r, g, b });

/** Every colour that layers may show together. */
const flatten = (layers: Layers): Rgb[] => {
  const [front, ...rest] = layers;
  if (!front) return [rgbOf('#ffffff')];
  const below = flatten(rest);
  return front.flatMap((colour) => below.map((base) => over(rgbOf(colour), base)));
};

const least = { text: 4.5, icon: 3, edge: 3, focus: 3 };

const contrastOn = (colour: string, base: Rgb) => wcagContrast(hexOf(over(rgbOf(colour), base)), hexOf(base));

/** What has too little contrast, in words. An edge may be seen against what is around the control, or against its own fill. */
export const tooPale = (all: readonly Seen[]): string[] =>
  all.flatMap(({ kind, colours, layers, where }) => {
    const worst = Math.min(
      ...flatten(layers).map((base) => Math.max(...colours.map((colour) => contrastOn(colour, base)))),
    );
    const [fill = '', ...drawn] = colours;
    const best =
      kind === 'edge' ? Math.max(worst, ...drawn.map((ring) => contrastOn(ring, rgbOf(fill)))) : worst;
    // A screen's bytes are rounded.
    return best >= least[kind] - 0.02
      ? []
      : [`${kind} ${best.toFixed(2)}:1 ${colours.join(' or ')} on ${JSON.stringify(layers)} ${where}`];
  });
