import type { Element } from 'domhandler';
import { selectorOf } from '../page/dom';
import type { Page } from '../page/read-page';
import { grouped, plain } from '../page/words';

/**
 * What decides on the values of a field. `from`: how much a kind of place says for a value. `field`: the
 * field of the record, when the key is none. `least`: a value with less is left out. `clear`: the best is
 * left out when it has not so many times the second. `beside`: so is a value whose strongest place says less
 * than this part of what another's says. `sure`: a value with less is only likely. `max`: how many values a
 * record takes. `inOrder`: in the order of the site. `why`: the report's reason for values that are left out.
 */
type Rule = {
  from: Record<string, number>;
  field?: string;
  least?: number;
  clear?: number;
  beside?: number;
  sure?: number;
  max?: number;
  inOrder?: boolean;
  why?: string;
};

const table = {
  'dbPrincipal.name': {
    from: { data: 3, title: 2.5, meta: 2.5, notice: 2.5, written: 2, sign: 0.5 },
    sure: 3,
    max: 1,
  },
  'options.trade': {
    from: { data: 5, name: 3, title: 2, meta: 1, heading: 1, service: 0.8 },
    least: 2,
    clear: 1.4,
    sure: 4,
    why: 'the words of the site fit another trade as well',
  },
  'dbPrincipal.exprYears': { from: { own: 1 } },
  'dbPrincipal.licensed': { from: { numbered: 3, insured: 1 }, sure: 2, max: 1 },
  'dbPrincipal.phones': {
    from: { own: 3, page: 1, data: 1, other: 0.5 },
    least: 1,
    beside: 0.5,
    sure: 3,
    why: 'it stands only where others are named, or where visitors do not see it',
  },
  'dbPrincipal.emails': {
    from: { seen: 2, data: 0.7, ofTeam: 0.7, other: 0.5 },
    least: 0.7,
    beside: 0.5,
    why: 'it stands only where others are named, or beside one for all customers',
  },
  'dbPrincipal.location': {
    from: { own: 3, onlyData: 2, data: 1, page: 1, other: 0.5 },
    least: 2,
    sure: 3,
    max: 6,
    why: 'one weak place alone names it',
  },
  map: { from: { seen: 2, data: 2, other: 0.5 }, field: 'dbPrincipal.location', max: 1 },
  'options.country': {
    from: { data: 4, written: 3, host: 3, address: 3, dialled: 3, shared: 1, language: 2, template: 0.5 },
    sure: 3,
    max: 1,
  },
  'options.serviceArea.cities': {
    from: { data: 3, list: 3, series: 2.5, sentence: 2 },
    least: 2,
    sure: 3,
    max: 40,
    why: 'one weak place alone names it',
  },
  // For each day of the week. 'Open 24/7' is said of the telephone too.
  'options.hours': {
    from: { seen: 10, always: 1, data: 1 },
    sure: 10,
    max: 1,
    why: 'other hours are shown more often, or are seen and these are not',
  },
  'dbSocialMedia.redes': {
    from: { seen: 2, data: 2, other: 0.5, unlike: 0.5 },
    least: 1.5,
    max: 15,
    why: 'it is in an article or a list of links, or has the name of somebody else',
  },
  'options.links': { from: { hostAndWords: 4, host: 2, words: 2 }, max: 1 },
  'styles.mainColor': { from: { meta: 4, button: 2, surface: 1 }, sure: Infinity, max: 1 },
  // For each sign.
  'dbPrincipal.logo': { from: { data: 3, sign: 1 }, least: 2, sure: 2, max: 1 },
  dbServices: {
    from: { listed: 4, page: 4, unnamed: 2, menu: 1.2, other: 0.5 },
    beside: 0.6,
    sure: 4,
    max: 40,
    inOrder: true,
    why: 'a page of the menu without a word for services, where a list names them',
  },
  'options.reviews': {
    from: { data: 3, seen: 2, alone: 1 },
    least: 2,
    inOrder: true,
    why: 'one quote alone, on a page about something else',
  },
  // Questions and answers.
  'options.pages': {
    from: { data: 3, listed: 3, alone: 1 },
    least: 2,
    max: 50,
    inOrder: true,
    why: 'a question alone, as calls to action ask them',
  },
  'options.articles': { from: { page: 3, note: 3, undated: 2 }, sure: 3, inOrder: true },
  gallery: { from: { gallery: 4, page: 2, service: 1 }, beside: 0.6, sure: 4, max: 300, inOrder: true },
  dbAbout: { from: { page: 3, section: 2, intro: 1 }, beside: 0.6, sure: 2, max: 2 },
  dbSlogan: { from: { title: 5, subtitle: 4, tagline: 2 }, sure: 5, max: 1 },
} satisfies Record<string, Rule>;

type Table = typeof table;
export type Field = keyof Table;
export type From<F extends Field> = keyof Table[F]['from'];

/** Where a value stands: the page, and a CSS path or a path of machine-readable data. */
export type Place = { page: string; where: string };
/** A block, line, link or thing of a page, or a part with a name. */
export type At = { page: Page; where: string } | { page: Page; node: Element };
export type Candidate<T = string> = { value: T; weight: number; place: Place };
/** `field`: a path in the record. */
export type Entry = { field: string; value: string; places: Place[]; sure: Certainty; why?: string };
type Certainty = 'sure' | 'likely' | 'left out';

export const placeOf = (at: At): Place => ({
  page: at.page.url.href,
  where: 'where' in at ? at.where : selectorOf(at.node),
});

/** Candidates for a field. `times`: how often the place says it. */
export const candidateFor =
  <F extends Field>(field: F) =>
  <T = string>(from: From<F>, value: T, at: At | Place, times = 1): Candidate<T> => {
    const strengths: Record<PropertyKey, number | undefined> = table[field].from;
    const place = typeof at.page === 'string' ? (at as Place) : placeOf(at as At);
    return { value, weight: (strengths[from] ?? 0) * times, place };
  };

/** Candidates of the same value together, the weightiest first; equal ones in the order of the site. */
export const tally = <T>(
  candidates: readonly Candidate<T>[],
  keyOf: (value: T) => string = (value) => plain(`${value}`),
  merge: (values: T[]) => T = ([first]) => first as T,
) =>
  [...grouped(candidates, ({ value }) => keyOf(value)).values()]
    .map((group) => {
      // A footer on several pages counts once, whatever its names there; for a weak place others add nothing.
      const seen = new Set<string>();
      const weights = group.map(({ weight, place: { where } }) =>
        seen.size < seen.add(where.replace(/[.#][\w-]+/g, '')).size ? weight : Number(weight > 1) * 0.2,
      );
      const weight = weights.reduce((sum, one) => sum + one, 0);
      const strongest = Math.max(...weights);
      const places = group.map(({ place }) => place);
      return { value: merge(group.map(({ value }) => value)), weight, strongest, places };
    })
    .sort((one, other) => other.weight - one.weight);

type Text<T> = (value: T) => string;
type Weighed<T> = ReturnType<typeof tally<T>>[number];

/** The values that were decided on, with their places and certainty, and those left out with the reason. */
export class Findings {
  readonly entries: Entry[] = [];

  keep(field: string, value: string, places: Place[], isSure = true): void {
    this.entries.push({ field, value, places, sure: isSure ? 'sure' : 'likely' });
  }

  /** The values of a field that the table lets pass, the weightiest first. */
  decide<T>(
    key: Field,
    candidates: readonly Candidate<T>[],
    { keyOf, show = String, merge }: { keyOf?: Text<T>; show?: Text<T>; merge?: (values: T[]) => T } = {},
  ): T[] {
    const {
      field = key,
      least = 0,
      clear = 0,
      beside = 0,
      sure = 0,
      max = 100,
      inOrder,
      why,
    }: Rule = table[key];
    const found = tally(candidates, keyOf, merge);
    const [best = 0, second = 0] = found.map(({ weight }) => weight);
    const bar = beside * Math.max(...found.map(({ strongest }) => strongest));
    const isTaken = (one: Weighed<T>) => one.weight >= least && one.strongest >= bar && best > second * clear;
    const taken = found.filter(isTaken).slice(0, max);
    const places = candidates.map(({ place }) => place);
    const rank = ({ places: [first] }: Weighed<T>) => places.indexOf(first as Place);
    if (inOrder) taken.sort((one, other) => rank(one) - rank(other));
    for (const one of found) {
      const value = show(one.value);
      if (taken.includes(one)) this.keep(field, value, one.places, one.weight >= sure);
      else if (why) this.entries.push({ field, value, places: one.places, sure: 'left out', why });
    }
    return taken.map(({ value }) => value);
  }
}
