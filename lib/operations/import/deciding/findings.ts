import type { Element } from 'domhandler';
import { selectorOf } from '../page/dom';
import type { Page } from '../page/read-page';
import { grouped, plain } from '../page/words';

/** Where a value stands: the page, and a CSS path or a path of machine-readable data. */
export type Place = { page: string; where: string };
/** A block, line, link or thing of a page, or a part with a name. */
export type At = { page: Page; where: string } | { page: Page; node: Element };
/** `weight`: how reliable the place is; a value whose weights add up to 1 is left out. */
export type Claim<T = string> = { value: T; weight: number; place: Place };
type Tally<T> = { key: string; value: T; weight: number; places: Place[] };
/** `field`: a path in the record. */
export type Entry = {
  field: string;
  value: string;
  places: Place[];
  sure: 'sure' | 'likely' | 'left out';
  why?: string;
};

export const placeOf = (at: At): Place => ({
  page: at.page.url.href,
  where: 'where' in at ? at.where : selectorOf(at.node),
});

export const claimOf = <T>(value: T, weight: number, at: At): Claim<T> => ({
  value,
  weight,
  place: placeOf(at),
});

/** Claims of the same value together, the weightiest first; equal ones in the order of the site. */
export const tally = <T>(
  claims: readonly Claim<T>[],
  keyOf: (value: T) => string = (value) => plain(`${value}`),
): Tally<T>[] =>
  [...grouped(claims, ({ value }) => keyOf(value))]
    .map(([key, group]) => {
      // A claim at the same place of several pages, as in a footer, counts once.
      const seen = new Set<string>();
      const weights = group.map(({ weight, place }) => {
        const isNew = seen.size < seen.add(place.where).size;
        // Repetitions on other pages add nothing to the weight of a weak place.
        return isNew ? weight : Number(weight > 1) * 0.2;
      });
      const weight = weights.reduce((sum, one) => sum + one, 0);
      return { key, value: (group[0] as Claim<T>).value, weight, places: group.map(({ place }) => place) };
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
    const { keyOf, show = String, least = 0, sure = 0, max = 100 } = choice;
    const found = tally(claims, keyOf);
    const kept = found.filter(({ weight }) => weight >= least).slice(0, max);
    for (const { value, places, weight } of kept) this.keep(field, show(value), places, weight >= sure);
    for (const { value, places } of found.filter(({ weight }) => weight < least))
      this.leave(field, show(value), places, choice.why ?? 'one weak place alone names it');
    return kept.map(({ value }) => value);
  }

  /** The value that the claims say most; with a reason `why` the others are named as left out. */
  best<T = string>(field: string, claims: readonly Claim<T>[], choice: Choice<T> = {}): T | null {
    const { keyOf = String, show = String, sure = 0, why } = choice;
    const [best, ...others] = tally(claims, keyOf);
    if (best) this.keep(field, show(best.value), best.places, best.weight >= sure);
    if (why) for (const { value, places } of others) this.leave(field, show(value), places, why);
    return best?.value ?? null;
  }
}
