import { tradeNamed, trades } from '@/lib/content/business/trades';
import { typesOf } from '../page/machine-data';
import { plain, vocabulary, wholly } from '../page/words';
import { candidate, tally } from './findings';
import { DESCRIPTION, type Facts, metasOf } from './site-facts';

/** Types that sites take when no exact type fits. */
const GENERIC = wholly(vocabulary.genericTypes);
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
      return trade ? [candidate(trade.names?.en ?? type, 5, at)] : [];
    }),
  );
  const intro = home.blocks.filter(({ kind, isQuote }) => /heading|text/.test(kind) && !isQuote);
  const texts: [where: string, weight: number, texts: string[]][] = [
    ['name', 3, [name]],
    ['first title', 2, [home.title]],
    ['meta', 1, metasOf(home, TEXTS, 1).map(({ value }) => value)],
    ['service', 0.8, [...services]],
    ['text', 0.5, intro.slice(0, 12).map(({ text }) => text)],
    ['title', 0.4, pages.slice(1).map(({ title }) => title)],
  ];
  const written = texts.flatMap(([where, weight, list]) =>
    list.flatMap((text, index) => {
      const found = trades.flatMap(({ trade, names: known, categories }) => {
        const fits = [...known, ...categories].filter((one) => names(text, one));
        const length = Math.max(...fits.map((one) => one.length));
        return fits.length > 0 && trade.names ? [{ value: trade.names.en, length }] : [];
      });
      // 'Veterinary Clinic' is rather a vet than a clinic.
      const longest = Math.max(...found.map(({ length }) => length));
      const at = { page: home, where: `${where} ${index + 1}` };
      return found.map(({ value, length }) => candidate(value, weight * (length === longest ? 1 : 0.4), at));
    }),
  );
  const all = [...said, ...written];
  const [best, second] = tally(all);
  const lead = (best?.weight ?? 0) / (second?.weight ?? 0.5);
  const why = 'the words of the site fit another trade as well';
  const least = lead > 1.6 ? 1 : lead > 1.15 ? 2 : Infinity;
  const of = all.filter(({ value }) => plain(value) === plain(best?.value ?? ''));
  return findings.decide('options.trade', of, { least, sure: 4, why })[0] ?? null;
};
