import type { Page } from '@playwright/test';
import { formatHex } from 'culori';
import { parseRecord } from '../../lib/content/record/parse-record';
import { themeVariables } from '../../lib/site/theme/theme';
import { pairs, type Kind } from '../../test/contrast';
import { setColours } from './colour-probe';
import { rgbOf } from './layer-contrast';
import { seenOn, type Seen } from './seen-colours';

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
