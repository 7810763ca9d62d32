import { selectorOf } from './dom';
import { plain } from './page-kinds';
import type { Block, Page } from './read-page';

/** Where a value stands: the page, and a CSS path or a path of machine-readable data. */
export type Place = { page: string; where: string };
/** `weight`: how much the place says; a value of 1 in all is left out. */
export type Claim<T = string> = { value: T; place: Place; weight: number };

export type Entry = {
  field: string;
  value: string;
  places: Place[];
  sure: 'sure' | 'likely' | 'left out';
  why?: string;
};

/** The found values with their places and certainty, and the values left out with the reason. */
export class Findings {
  readonly entries: Entry[] = [];

  keep(field: string, value: string, places: Place[], isSure = true): void {
    this.entries.push({ field, value, places, sure: isSure ? 'sure' : 'likely' });
  }

  leave(field: string, value: string, places: Place[], why: string): void {
    this.entries.push({ field, value, places, sure: 'left out', why });
  }
}

export const placeOf = (page: Page, block: Pick<Block, 'node'> | string): Place => ({
  page: page.url.href,
  where: typeof block === 'string' ? block : selectorOf(block.node),
});

export type Tally<T> = { key: string; value: T; weight: number; places: Place[] };

/** Claims of the same value together, the weightiest first; equal ones in the order of the site. */
export const tally = <T>(
  claims: readonly Claim<T>[],
  keyOf: (value: T) => string = (value) => plain(`${value}`),
): Tally<T>[] => {
  const groups = new Map<string, Tally<T>>();
  for (const { value, place, weight } of claims) {
    const key = keyOf(value);
    const group = groups.get(key) ?? { key, value, weight: 0, places: [] };
    // The same place on each page says it once.
    const isNew = group.places.every(({ where }) => where !== place.where);
    groups.set(key, {
      ...group,
      weight: group.weight + (isNew ? weight : 0.2),
      places: [...group.places, place],
    });
  }
  return [...groups.values()].sort((one, other) => other.weight - one.weight);
};
