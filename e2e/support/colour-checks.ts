import { addStyles, waitingParts } from './prepare-page';
import { expect, type Page } from '@playwright/test';
import { formatHex } from 'culori';
import { parseRecord } from '../../lib/content/record/parse-record';
import { themeVariables } from '../../lib/site/theme/theme';
import { type Kind, pairs } from '../../test/contrast';
import { rgbOf } from './layer-contrast';
import { type Seen, seenOn } from './seen-colours';
import { forcedColourProblems, type Scheme, withoutForcedColours } from './forced-colours';

/** In the page: styles everything as if it were hovered over and focused. */
const force = (): void => {
  const copy = (group: {
    cssRules: CSSRuleList;
    insertRule: (rule: string, index: number) => number;
  }): void => {
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index] as CSSRule & Partial<CSSStyleRule>;
      if (rule.cssRules && rule.insertRule) copy(rule as CSSStyleRule);
      if (rule.selectorText && /:hover|:focus-visible/.test(rule.selectorText))
        group.insertRule(rule.cssText.replace(/(?<!\\):(?:hover|focus-visible)/g, ':not(.never)'), index + 1);
    }
  };
  for (const sheet of document.styleSheets) copy(sheet);
};

const atRest = `
  *, ::before, ::after { transition: none !important; animation: none !important }
  .startup { display: none }
  main > *, body > footer { content-visibility: visible !important }
`;

/**
 * Stops animations and makes the window as high as the page. Painted at a tenth of its size, which saves a
 * third of the probe's processor time: the probe reads styles, not pixels.
 * @returns a function that restores the window's size
 */
export const prepareProbe = async (page: Page, width: number): Promise<() => Promise<void>> => {
  await addStyles(page, atRest);
  expect(await waitingParts(page)).toBe(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: Math.min(height + 400, 32_000),
    deviceScaleFactor: 1,
    mobile: false,
    scale: 0.1,
  });
  // A scroll to what was opened may be under way.
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
  return () => devTools.detach();
};

export const forceStates = (page: Page): Promise<void> => page.evaluate(force);

export const setColours = (page: Page, variables: Record<string, string>): Promise<void> =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) document.documentElement.style.setProperty(name, value);
  }, variables);

// Gives every theme variable a unique colour, and so sees which one is shown on which.

const variables = Object.keys(themeVariables(parseRecord({ dbPrincipal: {} }, 'colours').colours));
const markerOf = (name: string, index: number): string => {
  const bytes = [17 + 7 * index, 40 + ((index * 53) % 200), 230 - 7 * index];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${hex}${name === '--overlay' ? '80' : ''}`;
};
const markers = Object.fromEntries(variables.map((name, index) => [name, markerOf(name, index)]));

const nameOf = (colour: string): string => {
  const { alpha, ...rgb } = rgbOf(colour);
  const near = variables.find((name) => {
    const { r, g, b } = rgbOf(markers[name] ?? '');
    return Math.abs(r - rgb.r) + Math.abs(g - rgb.g) + Math.abs(b - rgb.b) < 0.012;
  });
  const name = near?.slice(2) ?? formatHex({ mode: 'rgb', ...rgb });
  return alpha < 1 && name !== 'overlay' ? `${name}/${Math.round(alpha * 100)}` : name;
};

const surfacesOf = ([front, ...rest]: string[][]): string[] => {
  if (!front) return [];
  const names = front.join() === '#000000,#ffffff' ? ['photo'] : [...new Set(front.map(nameOf))];
  const below = surfacesOf(rest);
  return below.length === 0 ? names : names.flatMap((name) => below.map((base) => `${name} over ${base}`));
};

/**
 * The pairs of test/contrast.ts that may hold, for each surface behind the element; one is enough. A border
 * may contrast with the surface or with the control's own fill.
 */
const pairsOf = ({ kind, colours, layers }: Seen): string[][] => {
  const names = colours.map(nameOf);
  return surfacesOf(layers).map((surface) => [
    `${[...new Set(names)].join(' or ')} on ${surface}`,
    ...(kind === 'edge' ? names.slice(1).map((ring) => `${ring} on ${names[0]}`) : []),
  ]);
};

/** Large text may have the pairs of small text too. */
const knownOf = (kind: Kind) => (kind === 'large' ? [...pairs.large, ...pairs.text] : pairs[kind]);

const missing = (seen: readonly Seen[]) =>
  seen.flatMap((one) =>
    pairsOf(one)
      .filter((ways) => !ways.some((way) => knownOf(one.kind).includes(way)))
      .map(([way]) => `${one.kind}: ${way}, ${one.where}`),
  );

/** The pairs of colours on a page that test/contrast.ts does not list. */
export const unknownPairs = async (page: Page): Promise<string[]> => {
  const ownStyle = await page.evaluate(() => document.documentElement.getAttribute('style') ?? '');
  await setColours(page, markers);
  const found = [...new Set(missing(await seenOn(page)))];
  await page.evaluate((style) => document.documentElement.setAttribute('style', style), ownStyle);
  return found;
};

/**
 * Fails for a pair of theme colours that no unit test knows, and for what forced colours hide: on the page as
 * it is, then with everything hovered over and focused. Changes the page permanently.
 */
export const expectColours = async (
  page: Page,
  width: number,
  what: string,
  schemes: readonly Scheme[],
): Promise<void> => {
  const expectPairs = async (state: string) =>
    expect.soft(await unknownPairs(page), `${what} at ${width} px, ${state}: pairs of colours`).toEqual([]);
  const expectForced = async (state: string) =>
    expect
      .soft(await forcedColourProblems(page, schemes), `${what} at ${width} px, ${state}: forced colours`)
      .toEqual([]);
  const restoreWindow = await prepareProbe(page, width);
  await expectPairs('as it is');
  await expectForced('as it is');
  await forceStates(page);
  // In this order, because each switch of forced colours restyles the whole page.
  await expectForced('hovered over and focused');
  await withoutForcedColours(page);
  await expectPairs('hovered over and focused');
  await restoreWindow();
};
