import { tradeNamed, trades } from '@/lib/content/business/trades';
import { typesOf } from '../page/machine-data';
import { pattern, plain } from '../page/words';
import { claimOf, tally } from './findings';
import { DESCRIPTION, type Facts, metasOf } from './site-facts';

/** Types that sites take when no exact type fits. */
const GENERIC = pattern()`^(?:(?:Local|HomeAndConstruction|Medical|Automotive)Business|Organization|
  ProfessionalService|Store|FoodEstablishment)$`;
const TEXTS = `${DESCRIPTION}, meta[name="keywords" i], meta[property="og:title"]`;

/** Whether a text has the name of a trade, also in the plural. */
const names = (text: string, name: string): boolean => {
  const word = plain(name);
  // 'Stonemason' too.
  const forms = [word, word.replace(' ', '')].flatMap((one) => [one, `${one}s`, one.replace(/y$/, 'ies')]);
  return word.length > 2 && forms.some((form) => ` ${plain(text)} `.includes(` ${form} `));
};

/** By a type of schema.org, else by the words of names and titles; null when two trades are as likely. */
export const findTrade = (facts: Facts, name: string, services: readonly string[]): string | null => {
  const { home, pages, businesses, findings } = facts;
  const said = businesses.flatMap((at) =>
    typesOf(at.thing).flatMap((type) => {
      const trade = GENERIC.test(type) ? null : tradeNamed(type);
      return trade ? [claimOf(trade.names?.en ?? type, 5, at)] : [];
    }),
  );
  const intro = home.blocks.filter(({ kind, isQuote }) => /heading|text/.test(kind) && !isQuote);
  const claims = (where: string, weight: number, texts: readonly string[]) =>
    texts.map((text, index) => claimOf(text, weight, { page: home, where: `${where} ${index + 1}` }));
  const texts = [
    ...claims('name', 3, [name]),
    ...claims('first title', 2, [home.title]),
    ...metasOf(home, TEXTS, 1),
    ...claims('service', 0.8, services),
    ...claims(
      'text',
      0.5,
      intro.slice(0, 12).map(({ text }) => text),
    ),
    ...claims(
      'title',
      0.4,
      pages.slice(1).map(({ title }) => title),
    ),
  ];
  const written = texts.flatMap((claim) => {
    const found = trades.flatMap(({ trade, names: known, categories }) => {
      const lengths = [...known, ...categories]
        .filter((one) => names(claim.value, one))
        .map((one) => one.length);
      return lengths.length > 0 && trade.names
        ? [{ value: trade.names.en, length: Math.max(...lengths) }]
        : [];
    });
    // 'Veterinary Clinic' is rather a vet than a clinic.
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return found.map(({ value, length }) => ({
      ...claim,
      value,
      weight: claim.weight * (length === longest ? 1 : 0.4),
    }));
  });
  const [best, second] = tally([...said, ...written]);
  if (!best) return null;
  const lead = best.weight / (second?.weight ?? 0.5);
  const isClear = (best.weight >= 2 && lead > 1.15) || (best.weight >= 1 && lead > 1.6);
  const places = best.places.slice(0, 3);
  if (isClear) findings.keep('options.trade', best.value, places, best.weight > 4);
  else findings.leave('options.trade', best.value, places, 'the words of the site fit another trade as well');
  return isClear ? best.value : null;
};
