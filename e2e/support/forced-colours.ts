import type { Page } from '@playwright/test';
import { isFullRun } from '../fixtures';
import { tooPale } from './layer-contrast';
import { seenOn } from './seen-colours';

// Forced colours are Windows' contrast themes: browsers remove backgrounds and shadows.

export const schemes = {
  dark: { canvas: '#000000', text: '#ffffff' },
  light: { canvas: '#ffffff', text: '#000000' },
} as const;
export type Scheme = keyof typeof schemes;

/** Both colour schemes in a full run, else one of them. */
export const schemesFor = (index: number): readonly Scheme[] =>
  isFullRun ? ['dark', 'light'] : [index % 2 ? 'dark' : 'light'];

export const inScheme = (page: Page, colorScheme: Scheme) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });

/** In the page: icons and masks that keep a colour of the business. */
const ownColours = (): string[] => {
  const probe = document.createElement('i');
  document.body.append(probe);
  const system = (
    'CanvasText Canvas LinkText VisitedText ActiveText ButtonText ButtonFace FieldText GrayText ' +
    'Highlight HighlightText'
  )
    .split(' ')
    .map((name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    });
  probe.remove();
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const drawings = [...document.querySelectorAll('svg, .stars')]
    .filter(isSeen)
    .map((element) => ({ colour: getComputedStyle(element).color, where: element.outerHTML }));
  const masked = [...document.querySelectorAll('body *')]
    .filter(isSeen)
    .flatMap((element) =>
      ['::before', '::after'].map((part) => ({
        style: getComputedStyle(element, part),
        where: `${part} of ${element.outerHTML}`,
      })),
    )
    .filter(({ style }) => style.content !== 'none' && style.maskImage !== 'none')
    .map(({ style, where }) => ({ colour: style.backgroundColor, where }));
  return [...drawings, ...masked]
    .filter(({ colour }) => !system.includes(colour))
    .map(({ colour, where }) => `${colour}: ${where.slice(0, 120)}`);
};

/** In the page: fields, buttons and tabs without a visible edge. */
const withoutEdge = (): string[] =>
  [
    ...document.querySelectorAll(
      [
        '.field, .btn, .dropdown, .palette-tab, .tabs > label, .compare-handle > span',
        '.float, .float-label, .float-badge, .float-popup, [role="dialog"] li button',
      ].join(),
    ),
  ]
    .filter(
      (element) =>
        element.clientWidth > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .filter((element) => {
      const { borderBottomWidth, borderBottomStyle, borderBottomColor, backgroundColor } =
        getComputedStyle(element);
      return (
        Number.parseFloat(borderBottomWidth) < 1 ||
        borderBottomStyle === 'none' ||
        (borderBottomColor === backgroundColor &&
          backgroundColor === getComputedStyle(document.body).backgroundColor)
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Too little contrast; text on photographs has a backplate, which forced-colours.spec.ts tests. */
const pale = async (page: Page) =>
  tooPale(
    (await seenOn(page)).filter(
      ({ kind, layers }) =>
        kind !== 'text' || !layers.at(-1)?.includes('#ffffff') || layers.at(-1)?.length === 1,
    ),
  );

export const withoutForcedColours = (page: Page) =>
  page.emulateMedia({ forcedColors: null, colorScheme: null });

/** What is invisible with forced colours. The last of `schemes` stays on. */
export const forcedColourProblems = async (page: Page, wanted: readonly Scheme[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const scheme of wanted) {
    await inScheme(page, scheme);
    problems.push(
      ...[...new Set(await pale(page))].map((one) => `${scheme}, too pale: ${one}`),
      ...(await page.evaluate(ownColours)).map((one) => `${scheme}, not the visitor's colour: ${one}`),
      ...(await page.evaluate(withoutEdge)).map((one) => `${scheme}, no edge: ${one}`),
    );
  }
  return problems;
};
