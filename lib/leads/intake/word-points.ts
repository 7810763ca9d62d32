import 'server-only';
import { plainText } from './plain-text';

// Which words spam has and requests have not: naive Bayes (https://nlp.stanford.edu/IR-book/html/htmledition/
// naive-bayes-text-classification-1.html) over the corpus, with each word counted once in a text.

/** The natural logarithm of how much likelier a text is spam when it has the word. */
export type WordWeights = Readonly<Record<string, number>>;

const MIN_TEXTS = 3;
const MIN_WEIGHT = 0.3;
const MIN_KNOWN = 6;
const POINTS_PER_UNIT = 40;
const MAX_POINTS = 70;

const LINK = /https?:\/\/\S+|www\.\S+/g;

/** A text's words, each once; every number is '0'. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    plainText(text)
      .replace(LINK, ' ')
      .replace(/\d[\d.,]*/g, '0')
      .match(/[a-z']+|0|[$%€]/g) ?? [],
  );

/** Texts by language. */
type Corpus = Readonly<Record<string, readonly string[]>>;

/**
 * The weights that two corpora of the same languages give. A word's share is the mean of its shares in each
 * language, so that no language counts as spam because more of its spam was collected.
 */
export const learnWords = (honest: Corpus, spam: Corpus): WordWeights => {
  const shares = ([honest, spam] as const).map((corpus) => {
    const languages = Object.values(corpus).map((texts) => ({ texts, counts: new Map<string, number>() }));
    for (const { texts, counts } of languages)
      for (const text of texts)
        for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const all = new Set(languages.flatMap(({ counts }) => [...counts.keys()]));
    return {
      all,
      count: (word: string) => languages.reduce((sum, { counts }) => sum + (counts.get(word) ?? 0), 0),
      share: (word: string) =>
        languages.reduce(
          (sum, { texts, counts }) => sum + ((counts.get(word) ?? 0) + 0.25) / (texts.length + 0.5),
          0,
        ),
    };
  });
  const [requests, offers] = shares;
  if (!requests || !offers) return {};
  return Object.fromEntries(
    [...new Set([...requests.all, ...offers.all])]
      .filter((word) => requests.count(word) + offers.count(word) >= MIN_TEXTS)
      .map((word): [string, number] => [
        word,
        Math.round(100 * Math.log(offers.share(word) / requests.share(word))) / 100,
      ])
      .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/**
 * Points, 0 to 70, for how much the words of a text are those of spam. The sum is divided by the root of the
 * number of words, as words of one text are not independent: a long text would else decide by its length.
 */
export const pointsOfWords = (text: string, weights: WordWeights): number => {
  const known = [...wordsOf(text)].flatMap((word) =>
    Object.hasOwn(weights, word) ? [weights[word] ?? 0] : [],
  );
  if (known.length < MIN_KNOWN) return 0;
  const sum = known.reduce((total, weight) => total + weight, 0) / Math.sqrt(known.length);
  return Math.min(MAX_POINTS, Math.max(0, 10 * Math.round((POINTS_PER_UNIT * sum) / 10)));
};
