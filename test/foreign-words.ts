import { getAllMessages } from '../lib/language/i18n';
import { everyPageMessages, languages, type Language } from '../lib/language/i18n/languages';
import common from './common-words.json' with { type: 'json' };

type MessageTree = { [key: string]: unknown };
type Entry = { path: string; kind: string; said: string[] };

/** Stands where a text leaves room for another one: a name, a number. */
const GAP = '\u0001';

const saidBy = (make: (...args: unknown[]) => unknown) => [
  ...new Set([1, GAP].map((word) => String(make(word, word, word)).replaceAll('1', GAP))),
];

/** For tests: every message of a language by path, with gaps; a function as its texts for one and many. */
export const messageEntriesIn = (messages: MessageTree, path = ''): Entry[] =>
  Object.entries(messages).flatMap(([key, value]): Entry[] => {
    if (typeof value === 'function')
      return [
        { path: path + key, kind: `function of ${value.length}`, said: saidBy(value as () => unknown) },
      ];
    if (typeof value === 'object' && value !== null)
      return messageEntriesIn(value as MessageTree, `${path}${key}.`);
    return [{ path: path + key, kind: typeof value, said: [String(value).replace(/\{\w+\}/g, GAP)] }];
  });

const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

const knownWeather = languages.flatMap((language) => Object.keys(getAllMessages(language).weather ?? {}));
const everyMessage = byLanguage((language): MessageTree => {
  const { messages, palette, requests, weather } = getAllMessages(language);
  return {
    ...messages,
    everyPage: everyPageMessages[language],
    colours: palette,
    requests,
    weather: weather ?? Object.fromEntries(knownWeather.map((text) => [text, text])),
  };
});

export const othersThan = (language: Language): Language[] => languages.filter((one) => one !== language);

/** Codes, which no page shows. */
const isCode = (path: string) => /(^|\.)(code|locale)$/.test(path);

const saidIn = (language: Language) =>
  messageEntriesIn(everyMessage[language])
    .filter(({ path }) => !isCode(path))
    .flatMap(({ said }) => said);

const LETTER = String.raw`[\p{L}\p{N}]`;

const patternOf = (said: string) =>
  new RegExp(
    `(?<!${LETTER})${said
      .split(GAP)
      .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*?')}(?!${LETTER})`,
    'iu',
  );

/** Texts of the interface in one language that no text of another contains; gaps stand for parameters. */
export const saidOnlyIn = (language: Language): string[] => {
  const others = othersThan(language).flatMap(saidIn).join('\n');
  const otherLetters = others.toLowerCase();
  return [...new Set(saidIn(language))].filter((said) => {
    // The pattern is slow: it is tried only for the few texts that share a piece with another language.
    const sharesPieces = said.split(GAP).every((piece) => otherLetters.includes(piece.toLowerCase()));
    return !sharesPieces || !patternOf(said).test(others);
  });
};

const longestPieceOf = (said: string): string =>
  said.split(GAP).reduce((one, other) => (other.length > one.length ? other : one));
/** Each with its longest piece in small letters, because the pattern is slow. */
const patterns = byLanguage((language) =>
  saidOnlyIn(language).map((said) => [longestPieceOf(said).toLowerCase(), patternOf(said)] as const),
);
const saidFrom = (language: Language, text: string) => {
  const letters = text.toLowerCase();
  return patterns[language].find(([piece, pattern]) => letters.includes(piece) && pattern.test(text));
};

const splitWords = (texts: readonly string[]) =>
  texts
    .join('\n')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
const accentsIn = (texts: readonly string[]) =>
  texts
    .join('')
    .toLowerCase()
    .match(/(?!\p{ASCII})\p{L}/gu) ?? [];
const onlyIn = (own: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return new Set(own.filter((one) => !known.has(one)));
};

/** Words, and letters with accents, that tell a language: no other language has them. */
const telltales = byLanguage((language) => {
  const others = othersThan(language).flatMap(saidIn);
  return {
    words: onlyIn(splitWords([common[language]]), splitWords(others)),
    letters: onlyIn(accentsIn(saidIn(language)), accentsIn(others)),
  };
});

const tells = (language: Language, word: string) =>
  telltales[language].words.has(word) || [...word].some((letter) => telltales[language].letters.has(letter));

/** A text for comparison: white space collapsed, without colour codes, whose letters are no words. */
const plain = (text: string) =>
  text
    .replace(/#[0-9a-f]{6}\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Takes the texts of a record out of a text; also one that the page has cut. */
const without = (recordTexts: readonly string[], text: string): string => {
  const start = /^(.+)\.\.\.$/.exec(text)?.[1];
  if (start && recordTexts.some((own) => own.startsWith(start))) return '';
  return recordTexts.reduce((rest, own) => rest.replaceAll(own, GAP), text);
};

/**
 * For tests: looks in texts of a page for words of a language in which it must not speak.
 * @param recordTexts all that the record says, which is never translated
 * @returns what was found, with the text that it stands in; empty when all is well
 */
export const foreignWords = (
  language: Language,
  texts: readonly string[],
  recordTexts: readonly string[] = [],
): string[] => {
  const own = [...new Set(recordTexts.flatMap((text) => [plain(text), ...text.split(/\n\s*\n/).map(plain)]))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return [...new Set(texts.map((text) => without(own, plain(text))))].flatMap((text) => {
    const word = splitWords([text]).find((candidate) => tells(language, candidate));
    const found = word ?? saidFrom(language, text)?.[1].source;
    return found === undefined ? [] : [`${found.replaceAll(GAP, '…')} in: ${text.replaceAll(GAP, '…')}`];
  });
};

const shownAs = (text: string): string[] => {
  if (URL.canParse(text)) return [new URL(text).hostname.replace(/^www\./, '')];
  if (/^\S+@\S+$/.test(text)) return text.split(/(?<=@)/);
  // Between the marks of Markdown; single characters would be removed from every word.
  return text
    .split(/\*\*|[*_]|\[|\]\([^)]*\)|(?:^|\n+)(?:- |\d+\. )?/)
    .filter((part) => part.trim().length > 2);
};

const codeKeys = new Set(['language', 'type', 'menu', 'look']);

/** Every text of a record, as pages show it: links by their host, e-mail addresses and Markdown in parts. */
export const textsIn = (document: unknown): string[] => {
  if (typeof document === 'string') return [document, ...shownAs(document)];
  if (typeof document !== 'object' || document === null) return [];
  // Without codes (a language, a block's type), which would be removed from the words of a page.
  return Object.entries(document).flatMap(([key, value]) => (codeKeys.has(key) ? [] : textsIn(value)));
};
