import type { Element } from 'domhandler';
import { selectorOf } from '../page/dom';
import type { Page } from '../page/read-page';
import { grouped, plain } from '../page/words';

/** Where a value stands: the page, and a CSS path or a path of machine-readable data. */
export type Place = { page: string; where: string };
/** A block, line, link or thing of a page, or a part with a name. */
export type At = { page: Page; where: string } | { page: Page; node: Element };
/** `weight`: how reliable the place is. */
export type Candidate<T = string> = { value: T; weight: number; place: Place };
/** `field`: a path in the record. */
export type Entry = { field: string; value: string; places: Place[]; sure: Certainty; why?: string };
type Certainty = 'sure' | 'likely' | 'left out';

export const placeOf = (at: At): Place => ({
  page: at.page.url.href,
  where: 'where' in at ? at.where : selectorOf(at.node),
});

export const candidate = <T>(value: T, weight: number, at: At): Candidate<T> => ({
  value,
  weight,
  place: placeOf(at),
});

/** Candidates of the same value together, the weightiest first; equal ones in the order of the site. */
export const tally = <T>(
  candidates: readonly Candidate<T>[],
  keyOf: (value: T) => string = (value) => plain(`${value}`),
) =>
  [...grouped(candidates, ({ value }) => keyOf(value)).values()]
    .map((group) => {
      // A footer on several pages counts once; repetitions on other pages add nothing to a weak place.
      const seen = new Set<string>();
      const weights = group.map(({ weight, place }) =>
        seen.size < seen.add(place.where).size ? weight : Number(weight > 1) * 0.2,
      );
      const weight = weights.reduce((sum, one) => sum + one, 0);
      return { value: (group[0] as Candidate<T>).value, weight, places: group.map(({ place }) => place) };
    })
    .sort((one, other) => other.weight - one.weight);

type Text<T> = (value: T) => string;
/** Values below `least` and behind `max` are left out, and named with `why`; below `sure` they are likely. */
type Choice<T> = {
  keyOf?: Text<T>;
  show?: Text<T>;
  least?: number;
  sure?: number;
  max?: number;
  why?: string;
};

/** The values that were decided on, with their places and certainty, and those left out with the reason. */
export class Findings {
  readonly entries: Entry[] = [];

  keep(field: string, value: string, places: Place[], isSure = true): void {
    this.entries.push({ field, value, places, sure: isSure ? 'sure' : 'likely' });
  }

  /** The values of a field, the weightiest first. */
  decide<T>(field: string, candidates: readonly Candidate<T>[], choice: Choice<T> = {}): T[] {
    const { keyOf, show = String, least = 0, sure = 0, max = 100, why } = choice;
    const found = tally(candidates, keyOf);
    const taken = found.filter(({ weight }) => weight >= least).slice(0, max);
    for (const one of found) {
      const value = show(one.value);
      if (taken.includes(one)) this.keep(field, value, one.places, one.weight >= sure);
      else if (why) this.entries.push({ field, value, places: one.places, sure: 'left out', why });
    }
    return taken.map(({ value }) => value);
  }
}
