import { en } from './en';
import { es } from './es';
import { formatDate, formatScore, wordsIn } from './index';

type Words = { [key: string]: unknown };

/** Every entry of a dictionary by its path; a function as what it makes of sample words. */
const entriesOf = (words: Words, path = ''): [path: string, kind: string, said: string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string, string][] => {
    if (typeof value === 'function') return [[path + key, `function of ${value.length}`, [1, 2].map((n) => String((value as (...args: unknown[]) => unknown)(n, 7, 'Painting'))).join(' / ')]];
    return typeof value === 'object' && value !== null ? entriesOf(value as Words, `${path}${key}.`) : [[path + key, typeof value, String(value)]];
  });

const english = entriesOf(en);
const spanish = new Map(entriesOf(es).map(([path, kind, said]) => [path, { kind, said }]));

test('Spanish has every entry of English, of the same kind, and no other', () => {
  expect([...spanish].map(([path, { kind }]) => [path, kind]).sort()).toEqual(english.map(([path, kind]) => [path, kind]).sort());
});

test('no entry is empty or left in English', () => {
  // A name alone is the same in every language.
  const sameInBoth = ['picture.of'];
  expect(english.filter(([path, , said]) => spanish.get(path)?.said === said).map(([path]) => path)).toEqual(sameInBoth);
  expect([...english.map(([, , said]) => said), ...[...spanish.values()].map(({ said }) => said)].filter((said) => !said.trim())).toEqual([]);
});

test('an entry that takes words says them, in both languages', () => {
  const silent = english.filter(([path, kind, said]) => kind.startsWith('function') && (!/[12]/.test(said) || !/[12]/.test(spanish.get(path)?.said ?? '')));
  expect(silent).toEqual([]);
});

test('dates and scores follow the language, whatever the server\'s time zone', () => {
  expect([formatDate('2026-03-14', 'en'), formatDate('2026-03-14', 'es')]).toEqual(['March 14, 2026', '14 de marzo de 2026']);
  expect([4.5, 4, 3.333].map((score) => formatScore(score, 'en'))).toEqual(['4.50', '4.00', '3.33']);
});

test('one is singular', () => {
  expect([wordsIn('en').reviews.count(1), wordsIn('en').fact.years(1), wordsIn('es').reviews.count(1), wordsIn('es').reviews.count(2)]).toEqual(['1 review', '1 year of experience', '1 reseña', '2 reseñas']);
});

test('the language of the page is that of its words', () => expect([wordsIn('en').code, wordsIn('es').code]).toEqual(['en', 'es']));
