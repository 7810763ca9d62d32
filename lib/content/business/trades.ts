import type { Language } from '@/lib/language/i18n/languages';
import type { RequestKind } from '@/lib/language/i18n/request-kinds';
import file from './trades.json' with { type: 'json' };

/** A type of schema.org below LocalBusiness. */
export type BusinessType = keyof typeof file.types;

/**
 * `names`: null for a type of schema.org without a row in trades.json. `icon`: a drawing in
 * lib/site/pictures/trade-icons.json.
 */
export type Trade = {
  names: Record<Language, string> | null;
  type: BusinessType;
  asksFor: RequestKind;
  icon: string;
};

type Family = Pick<Trade, 'asksFor' | 'icon'>;

/**
 * The kind of request and the icon of each type; a type without its own has the name of the type above it.
 */
const types = file.types as Record<BusinessType, Family | BusinessType>;

export const typeDefaults: ReadonlyMap<BusinessType, Family> = new Map(
  (Object.entries(types) as [BusinessType, Family | BusinessType][]).map(([type, facts]) => [
    type,
    (typeof facts === 'string' ? types[facts] : facts) as Family,
  ]),
);

/** Types that hold several trades, such as MedicalBusiness. */
const families = new Set<unknown>(['LocalBusiness', 'ProfessionalService', ...Object.values(types)]);

/** Removes accents, so that spellings can be compared. */
const bare = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

type Row = {
  trade: Trade;
  names: readonly string[];
  /**
   * Of Google's business profiles, and words of Australia, Britain and Ireland, for which names and services
   * are not searched.
   */
  categories: readonly string[];
  /** Words for its work on houses, without accents: alternatives of a regular expression. */
  work: Record<Language, string> | null;
};

/**
 * To add a trade: docs/contributing.md#add-a-trade. `others` in the file: trades with a name of their own and
 * all else of their row, so that no page calls a dog walker a trainer.
 */
export const trades: readonly Row[] = file.trades.flatMap(
  ({ en, es, also, categories = [], work = null, others = {}, ...facts }): Row[] => [
    { trade: { names: { en, es }, ...facts } as Trade, names: [en, es, ...also], categories, work },
    ...(Object.entries(others) as [string, string[]][]).map(([name, [spanish = name, ...more]]) => ({
      trade: { names: { en: name, es: spanish }, ...facts } as Trade,
      names: [name, spanish, ...more],
      categories: [],
      work: null,
    })),
  ],
);

// Later entries win: a plain name means its trade, a type the first trade that has it.
const byName = new Map<string, Trade>([
  ...[...typeDefaults].map(([type, defaults]) => [bare(type), { names: null, type, ...defaults }] as const),
  ...trades
    .filter(({ trade: { type } }) => !families.has(type))
    .map(({ trade }) => [bare(trade.type), trade] as const)
    .reverse(),
  ...trades.flatMap(({ trade, names, categories }) =>
    [...categories, ...names].map((name) => [bare(name), trade] as const),
  ),
]);

export const tradeNames: readonly string[] = [
  ...trades.flatMap(({ names }) => names),
  ...typeDefaults.keys(),
];

const SCHEMA_ADDRESS = /^\s*(?:(?:https?:\/\/)?(?:www\.)?schema\.org\/|schema:)/i;
/**
 * Words that the categories of Google's business profiles add: 'Junk removal service', 'Concrete contractor'.
 */
const CATEGORY_AT_END =
  /[\s-]+(?:contractor|service|company|specialist|professional|business|installer)s?\s*$/i;

const exactlyNamed = (name: string): Trade | null =>
  byName.get(bare(name)) ?? byName.get(bare(name).replace(/s$/, '')) ?? null;

/**
 * The trade of a plain name, of a category of Google's business profiles or of a type of schema.org, also as
 * an address, whatever its capitals and accents; else null.
 */
export const tradeNamed = (text: string): Trade | null => {
  const name = text.replace(SCHEMA_ADDRESS, '');
  return (
    exactlyNamed(name) ??
    (CATEGORY_AT_END.test(name) ? exactlyNamed(name.replace(CATEGORY_AT_END, '')) : null)
  );
};

/** The longest name of a trade in a text: 'photographer' in 'wedding photographer'. */
export const tradeNameIn = (text: string): string | null =>
  tradeNames
    .filter((name) => ` ${text.toLowerCase()} `.includes(` ${name.toLowerCase()} `))
    .reduce<string | null>((longest, name) => (name.length > (longest?.length ?? 0) ? name : longest), null);
