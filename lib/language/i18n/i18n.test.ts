import fc from 'fast-check';
import type { texts as englishTexts } from './en';
import { texts as es } from './es';
import {
  formatDate,
  formatNumber,
  formatScore,
  getAllMessages,
  getMessages,
  languages,
  type Language,
} from './';
import { requestKinds, type RequestKind } from './request-kinds';
import { messageEntriesIn, foreignWords, othersThan, saidOnlyIn } from '@/test/foreign-words';

const english = messageEntriesIn(getMessages('en'));
const translations = othersThan('en');
const translated = (language: Language) =>
  new Map(messageEntriesIn(getMessages(language)).map((entry) => [entry.path, entry]));

test.each(translations)('%s has the same entries as English, of the same kind', (language) => {
  expect([...translated(language).values()].map(({ path, kind }) => [path, kind]).sort()).toEqual(
    english.map(({ path, kind }) => [path, kind]).sort(),
  );
});

type Texts = typeof englishTexts;

test('a missing translation, or one of another kind, does not compile', () => {
  const { footer: _footer, ...withoutGroup } = es;
  const { home: _home, ...withoutEntry } = es.nav;
  // @ts-expect-error a group is missing
  const noGroup: Texts = withoutGroup;
  // @ts-expect-error an entry is missing
  const noEntry: Texts = { ...es, nav: withoutEntry };
  // @ts-expect-error it must have a text for one and for several
  const withoutCount: Texts = { ...es, fact: { ...es.fact, years: 'años' } };
  // @ts-expect-error English has no such entry
  const tooMuch: Texts = { ...es, nav: { ...es.nav, extra: 'De más' } };
  expect([noGroup, noEntry, withoutCount, tooMuch]).toHaveLength(4);
});

/** Paths of messages that are spelt as in English ('Photos'). */
const spelledAlike: Partial<Record<Language, readonly string[]>> = {};

type Entry = (typeof english)[number];
const pathsOf = (entries: readonly Entry[], isOne: (entry: Entry) => unknown): string[] =>
  entries.filter(isOne).map(({ path }) => path);

test.each(translations)('%s: no entry is empty or left in English', (language) => {
  const messages = translated(language);
  const isLeft = ({ path, said }: Entry) => said.some((text) => messages.get(path)?.said.includes(text));
  expect(pathsOf(english, isLeft)).toEqual(spelledAlike[language] ?? []);
  const isEmpty = ({ said }: Entry) => said.some((text) => !/\p{L}/u.test(text));
  expect(pathsOf([...english, ...messages.values()], isEmpty)).toEqual([]);
});

test.each(translations)('%s: an entry has as many parameters as in English', (language) => {
  const messages = translated(language);
  const gaps = (said?: string[]) => (said?.at(-1) ?? '').split('\u0001').length - 1;
  expect(pathsOf(english, ({ path, said }) => gaps(said) !== gaps(messages.get(path)?.said))).toEqual([]);
  expect(pathsOf(english, ({ kind, said }) => kind.startsWith('function') && gaps(said) === 0)).toEqual([]);
});

test('a text with places is a function, unless browsers fill it', () =>
  expect(pathsOf(english, ({ kind, said }) => kind === 'string' && said[0]?.includes('\u0001'))).toEqual([
    ...['media.position', 'media.shares', 'floating.qrPicture', 'floating.observed'],
    'estimateForm.removePhoto',
  ]));

const saidFor = (language: Language, kind: RequestKind) =>
  messageEntriesIn(getAllMessages(language).requests[kind]).flatMap(({ said }) => said);

test.each(languages)('%s: only a request for an estimate speaks of one', (language) => {
  const [, ...otherKinds] = requestKinds;
  const others = otherKinds.flatMap((kind) => saidFor(language, kind));
  expect(others.filter((text) => saidFor(language, 'estimate').includes(text))).toEqual([]);
  expect(others.filter((text) => /estimate|presupuesto|free|gratis/i.test(text))).toEqual([]);
});

test.each(translations)('%s: no words of a request are left in English', (language) => {
  const said = (one: Language) => requestKinds.flatMap((kind) => saidFor(one, kind));
  expect(said(language).filter((text) => said('en').includes(text))).toEqual([]);
});

/** Spanish that addresses a friend. */
const informalSpanish = (
  'tú tu tus ti contigo te llama escribe envía elige cuéntanos llámanos escríbenos síguenos puedes ' +
  'quieres tienes dinos'
).split(' ');

/** Spanish words that lack their accent. */
const spanishWithoutAccents = (
  'telefono, direccion, pagina, numero, codigo, menu, aqui, mas, despues, dias, galeria, ' +
  'solicitud de informacion, ubicacion, imagenes, tambien, electronico, manana, sabado, miercoles'
).split(', ');

const foundIn = (words: readonly string[], text: string): string[] =>
  words.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text));

test('Spanish addresses visitors as usted, and has its accents', () => {
  const said = [...messageEntriesIn(getMessages('es')), ...messageEntriesIn(getAllMessages('es').requests)]
    .flatMap((entry) => entry.said)
    .join(' ');
  expect(foundIn(informalSpanish, said)).toEqual([]);
  expect(foundIn(spanishWithoutAccents, said)).toEqual([]);
  expect(said.match(/[^¿]*\?/g)?.filter((question) => !said.includes(`¿${question}`))).toEqual([]);
});

test("dates, numbers and scores follow the language, whatever the server's time zone", () => {
  expect([formatDate('2026-03-14', 'en'), formatDate('2026-03-14', 'es')]).toEqual([
    'March 14, 2026',
    '14 de marzo de 2026',
  ]);
  expect([4.5, 4, 3.333].map((score) => formatScore(score, 'en'))).toEqual(['4.50', '4.00', '3.33']);
  // Spanish as it is written in the United States: the signs of its numbers are the same.
  expect([formatNumber(1234567, 'en'), formatNumber(1234567, 'es')]).toEqual(['1,234,567', '1,234,567']);
  expect([getMessages('en').reviews.count(1234), getMessages('es').reviews.count(1234)]).toEqual([
    '1,234 reviews',
    '1,234 reseñas',
  ]);
});

test('a count of one uses the singular', () => {
  const [{ reviews, fact }, { reviews: enEspanol }] = [getMessages('en'), getMessages('es')];
  expect([reviews.count(1), fact.years(1)]).toEqual(['1 review', '1 year of experience']);
  expect([enEspanol.count(1), enEspanol.count(2)]).toEqual(['1 reseña', '2 reseñas']);
});

test("the messages have its language's code", () =>
  expect(languages.map((language) => getMessages(language).code)).toEqual(languages));

describe('foreignWords', () => {
  test.each(languages)('finds every text that only %s has, also inside a sentence', (language) => {
    const [before, after] = language === 'en' ? ['El ', ' y más.'] : ['The ', ' and more.'];
    expect(saidOnlyIn(language).length).toBeGreaterThan(100);
    for (const said of saidOnlyIn(language)) {
      const found = foreignWords(language, [`${before}${said.replaceAll('\u0001', '7')}${after}`]);
      expect([said, found]).not.toEqual([said, []]);
    }
  });

  test.each(languages)('finds nothing of %s in texts of the other languages', (language) => {
    expect(foreignWords(language, othersThan(language).flatMap(saidOnlyIn))).toEqual([]);
  });

  test("ignores the record's own texts, whole, cut or inside a sentence, and finds the words around them", () => {
    const record = ['We paint the house', 'First\n\nSecond and more', 'A'.repeat(200)];
    const shown = [
      'We paint the\n house',
      'Más sobre We paint the house',
      'Second and more',
      `${'A'.repeat(150)}...`,
    ];
    expect(foreignWords('en', shown, record)).toEqual([]);
    expect(foreignWords('en', ['We paint the house now'], record)).toEqual(['now in: … now']);
    const [said, own] = [fc.constantFrom(...saidOnlyIn('en')), fc.constantFrom(...record)];
    fc.assert(
      fc.property(said, own, (words, text) => foreignWords('en', [`${text} ${words}`], record).length === 1),
    );
  });
});

test('one mile is no miles', () => {
  const ofOne = (language: Language) => {
    const { section, seo } = getMessages(language);
    return [section.cover(1, 'Leeds'), seo.around(1, 'Leeds'), section.cover(2, 'Leeds')];
  };
  expect(ofOne('en')).toEqual([
    'We Cover 1 Mile Around Leeds',
    '1 mile around Leeds',
    'We Cover 2 Miles Around Leeds',
  ]);
  expect(ofOne('es')[0]).toBe('Cubrimos 1 milla alrededor de Leeds');
});
