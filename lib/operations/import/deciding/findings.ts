import { selectorOf } from '../page/dom';
import type { Block, Page } from '../page/read-page';
import { grouped, plain } from '../page/words';

/** Where a value stands: the page, and a CSS path or a path of machine-readable data. */
export type Place = { page: string; where: string };
/** `weight`: how reliable the place is; a value whose weights add up to 1 is left out. */
export type Claim<T = string> = { value: T; weight: number; place: Place };
type Tally<T> = { key: string; value: T; weight: number; places: Place[] };
export type Entry = {
  field: string;
  value: string;
  places: Place[];
  sure: 'sure' | 'likely' | 'left out';
  why?: string;
};
type Where = Pick<Block, 'node'> | string;

export const placeOf = (page: Page, where: Where): Place => ({
  page: page.url.href,
  where: typeof where === 'string' ? where : selectorOf(where.node),
});

export const claimOf = <T>(value: T, weight: number, page: Page, where: Where): Claim<T> => ({
  value,
  weight,
  place: placeOf(page, where),
});

/** Claims of the same value together, the weightiest first; equal ones in the order of the site. */
export const tally = <T>(
  claims: readonly Claim<T>[],
  keyOf: (value: T) => string = (value) => plain(`${value}`),
): Tally<T>[] =>
  [...grouped(claims, ({ value }) => keyOf(value))]
    .flatMap(([key, group]): Tally<T>[] => {
      // A claim at the same place of several pages, as in a footer, counts once.
      const seen = new Set<string>();
      const weights = group.map(({ weight, place }) => {
        const isNew = seen.size < seen.add(place.where).size;
        // Repetitions on other pages add nothing to the weight of a weak place.
        return isNew ? weight : Number(weight > 1) * 0.2;
      });
      const places = group.map(({ place }) => place);
      const weight = weights.reduce((sum, one) => sum + one, 0);
      return group.slice(0, 1).map(({ value }) => ({ key, value, weight, places }));
    })
    .sort((one, other) => other.weight - one.weight);

/**
 * `least`: values of less weight are left out, for the reason `why`. `sure`: values of less weight are only
 * likely.
 */
type Choice<T> = {
  keyOf?: (value: T) => string;
  show?: (value: T) => string;
  least?: number;
  sure?: number;
  why?: string;
  max?: number;
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

  /** The values that the claims make likely, the weightiest first; the others are named as left out. */
  choose<T>(field: string, claims: readonly Claim<T>[], choice: Choice<T> = {}): T[] {
    const { keyOf, show = String, least = 0, sure = 0, max = 100, why } = choice;
    const found = tally(claims, keyOf);
    const kept = found.filter(({ weight }) => weight >= least).slice(0, max);
    for (const { value, places, weight } of kept) this.keep(field, show(value), places, weight >= sure);
    for (const { value, places } of found.filter(({ weight }) => weight < least))
      this.leave(field, show(value), places, why ?? 'one weak place alone names it');
    return kept.map(({ value }) => value);
  }

  /** The address, or other exact text, that most places name. */
  best(field: string, claims: readonly Claim[], sure = 0): string | null {
    return this.choose(field, claims, { keyOf: String, max: 1, sure })[0] ?? null;
  }
}
