import type { Locator } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';

/** A colour as '#rrggbb', and its share of the picture, from 0 to 1. */
type Share = { colour: string; share: number };

/** The colours of an element's screenshot, most frequent first. */
export const coloursOf = async (element: Locator): Promise<Share[]> => {
  const { data, info } = await sharp(await element.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let index = 0; index < data.length; index += info.channels) {
    const colour = `#${data.subarray(index, index + 3).toString('hex')}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .map(([colour, count]) => ({ colour, share: count / (info.width * info.height) }))
    .sort((a, b) => b.share - a.share);
};

/** The share of an element's pixels with 3:1 or more against `ground`, by default its commonest colour. */
export const inkOf = async (element: Locator, ground?: string): Promise<number> => {
  const colours = await coloursOf(element);
  const base = ground ?? colours[0]?.colour ?? '';
  return colours
    .filter(({ colour }) => wcagContrast(colour, base) >= 3)
    .reduce((sum, { share }) => sum + share, 0);
};
