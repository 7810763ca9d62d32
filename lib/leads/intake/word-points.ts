import 'server-only';
import { plainText } from './plain-text';

// Which words spam has and requests have not: a logistic regression over the corpus. It starts from the
// points of the other parts, so that a word gets points only for what those parts do not say yet.

/** Points by the beginning of a word; `*` is what every text gets. */
export type WordWeights = Readonly<Record<string, number>>;

/** `pull` and `pulls`, `cotizar` and `cotización` count as one. */
const STEM_LETTERS = 5;
const MIN_TEXTS = 2;
/** So many points make spam e times as likely. */
const POINTS_PER_UNIT = 60;
const RIDGE = 0.3;
const ROUNDS = 120;
const STEP = 0.3;
/** A request that is held is so many times worse than spam that arrives. */
const HONEST_WEIGHT = 2;
const EVERY_TEXT = '*';

export const wordsRange = { min: -50, max: 80 };

/** Each part starts at a fixed place of a word: `\S+@\S+` takes half a minute for 2,500 times "a@". */
const LINK = /https?:\/\/\S+|www\.\S+|(?<!\S)[^\s@]+@\S+\.\w+/g;

/** A text's words, shortened, each once; every number is '0'. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    (
      plainText(text)
        .replace(LINK, ' ')
        .replace(/\d[\d.,]*/g, '0')
        .match(/[a-z']+|0|[$%€!?]/g) ?? []
    ).map((word) => word.slice(0, STEM_LETTERS)),
  ),
];

/** `group`: language and kind, which count the same. `points`: those of the other parts, less the limit. */
export type KnownText = { text: string; isSpam: boolean; group: string; points: number };

/** The weights that known texts give. */
export const learnWords = (known: readonly KnownText[]): WordWeights => {
  const words = known.map(({ text }) => wordsOf(text));
  const counts = new Map<string, number>();
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const names = [EVERY_TEXT, ...[...counts].flatMap(([word, count]) => (count >= MIN_TEXTS ? [word] : []))];
  const indexes = new Map(names.map((name, index) => [name, index]));
  const sizes = new Map<string, number>();
  for (const { group } of known) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const texts = known.map(({ isSpam, group, points }, index) => ({
    isSpam: Number(isSpam),
    start: points / POINTS_PER_UNIT,
    weight: ((isSpam ? 1 : HONEST_WEIGHT) * known.length) / (sizes.get(group) ?? 1) / sizes.size,
    features: [0, ...(words[index] ?? []).flatMap((word) => indexes.get(word) ?? [])],
  }));

  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  // AdaGrad over the whole corpus: nothing random, so that the same corpus gives the same weights.
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight, index) => (index === 0 ? 0 : RIDGE * weight));
    for (const { isSpam, start, weight, features } of texts) {
      const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), start);
      const slope = weight * (1 / (1 + Math.exp(-sum)) - isSpam);
      for (const feature of features) slopes[feature] = (slopes[feature] ?? 0) + slope;
    }
    for (const [index, slope] of slopes.entries()) {
      squares[index] = (squares[index] ?? 0) + slope ** 2;
      weights[index] = (weights[index] ?? 0) - (STEP * slope) / Math.sqrt(squares[index] ?? 1);
    }
  }
  return Object.fromEntries(
    names
      .map((name, index): [string, number] => [name, Math.round(POINTS_PER_UNIT * (weights[index] ?? 0))])
      .filter(([, points]) => points !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** Points for how much the words of a text are those of spam; below zero for those of requests. */
export const pointsOfWords = (text: string, weights: WordWeights): number => {
  const sum = [EVERY_TEXT, ...wordsOf(text)].reduce(
    (total, word) => total + (Object.hasOwn(weights, word) ? (weights[word] ?? 0) : 0),
    0,
  );
  return Math.min(wordsRange.max, Math.max(wordsRange.min, 10 * Math.round(sum / 10)));
};
