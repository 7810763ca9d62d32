import { tradeNamed, trades } from '@/lib/content/business/trades';
import { typesOf } from '../page/machine-data';
import { pattern, plain } from '../page/words';
import { type Claim, placeOf } from './findings';
import { DESCRIPTION, type Facts, metasOf } from './site-facts';

/** Types that a site takes when none fits. */
const GENERIC = pattern()`^(?:(?:Local|HomeAndConstruction|Medical|Automotive)Business|Organization|
  ProfessionalService|Store|FoodEstablishment)$`;
const TEXTS = `${DESCRIPTION}, meta[name="keywords" i], meta[property="og:title"]`;

/** Whether a text has the name of a trade, also in the plural. */
const names = (text: string, name: string): boolean => {
  const word = plain(name);
  const forms = [word, `${word}s`, word.replace(/y$/, 'ies')];
  return word.length > 2 && forms.some((form) => ` ${plain(text)} `.includes(` ${form} `));
};

/** By a type of schema.org, else by the words of names and titles; null when two trades are as likely. */
export const findTrade = (facts: Facts, name: string, services: readonly string[]): string | null => {
  const { home, pages, businesses, findings } = facts;
  const claim = (value: string, where: string, weight: number): Claim => ({
    value,
    place: placeOf(home, where),
    weight,
  });
  const said = businesses.flatMap(({ thing, page, where }) =>
    typesOf(thing).flatMap((type): Claim[] => {
      const trade = GENERIC.test(type) ? null : tradeNamed(type);
      return trade ? [{ value: trade.names?.en ?? type, place: placeOf(page, where), weight: 5 }] : [];
    }),
  );
  const intro = home.blocks
    .filter(({ kind, isQuote }) => (kind === 'heading' || kind === 'text') && !isQuote)
    .slice(0, 12);
  const texts = [
    claim(name, 'name', 3),
    claim(home.title, 'title', 2),
    ...metasOf(home, TEXTS, 1),
    ...services.map((text) => claim(text, 'services', 0.8)),
    ...intro.map(({ text }) => claim(text, 'text', 0.5)),
    ...pages.slice(1).map(({ title }) => claim(title, 'titles', 0.4)),
  ];
  const written = texts.flatMap(({ value: text, place, weight }) => {
    const found = trades.flatMap(({ trade, names: known }) => {
      const lengths = known.filter((one) => names(text, one)).map((one) => one.length);
      return lengths.length > 0 && trade.names
        ? [{ value: trade.names.en, length: Math.max(...lengths) }]
        : [];
    });
    // 'Veterinary Clinic' is rather a vet than a clinic.
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return found.map(({ value, length }) => ({
      value,
      place,
      weight: weight * (length === longest ? 1 : 0.4),
    }));
  });
  const claims = [...said, ...written];
  const totals = [...new Set(claims.map(({ value }) => value))]
    .map((value) => {
      const own = claims.filter((one) => one.value === value);
      const places = own.slice(0, 3).map(({ place }) => place);
      return { value, places, weight: own.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .sort((one, other) => other.weight - one.weight);
  const [best, second] = totals;
  if (!best) return null;
  const isClear = best.weight >= 2 && (!second || best.weight > second.weight * 1.15);
  if (isClear) findings.keep('trade', best.value, best.places, best.weight > 4);
  else findings.leave('trade', best.value, best.places, 'the words of the site fit another trade as well');
  return isClear ? best.value : null;
};
