/** Texts that people write when they have nothing to say: 'TBD', 'N/A', '-', 'xxx', 'Lorem ipsum ...'. */
const WORDS = /^(?:n\s*\/?\s*a\.?|n\.a\.|none|null|undefined|tbd|tba|por definir|ning[uú]n[oa]|x{2,20})$/iu;
const ONLY_MARKS = /^[-\s.…_?/‐-―]+$/u;
const FILLER = /^lorem ipsum/i;

/** False for a text of several words that contains such a word. */
export const isPlaceholder = (text: string): boolean =>
  [WORDS, ONLY_MARKS, FILLER].some((pattern) => pattern.test(text.trim()));
