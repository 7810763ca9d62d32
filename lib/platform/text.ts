const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Latin letters and signs: each is a grapheme, found without the segmenter's 1 µs a letter. */
const singles = /^[\x20-\x7e\u00a1-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

const firstCharacters = (text: string, length: number): string => {
  // There are at most as many graphemes as code units.
  if (text.length <= length) return text;
  if (singles.test(text.slice(0, length + 1))) return text.slice(0, length);
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (++count > length) return text.slice(0, end);
    end = index + segment.length;
  }
  return text;
};

export const cut = (text: string, length: number): string => {
  const start = firstCharacters(text, length);
  return start === text ? text : `${start}...`;
};

/** Like `cut`, at the end of a word when a word ends in the second half: 'We paint walls...'. */
export const cutAtWord = (text: string, length: number): string => {
  const start = firstCharacters(text, length);
  if (start === text) return text;
  const end = /\s/.test(text.charAt(start.length)) ? start.length : start.search(/\s\S*$/);
  const words = end > length / 2 ? start.slice(0, end) : start;
  return `${words.replace(/(?<![\s,;:–—-])[\s,;:–—-]{1,200}$/, '')}...`;
};

/** An address for people, whose numbers stand on the line of their word: 'Suite 5', 'LS1 4AP', '12 Main'. */
export const withWholeNumbers = (address: string): string =>
  address.replace(/(?<=[^\s,]) (?=\S*\d)|(?<=(?:^|, )\d[^\s,]*) /g, '\u{a0}');

/** For a name at the end of a sentence: 'Acme Inc.' has its own full stop. */
export const withoutFullStop = (text: string): string => text.replace(/\.$/, '');

export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );

/** The first letter as people see it: a whole emoji, an accent with its letter. */
export const initialOf = (name: string): string =>
  [...new Intl.Segmenter().segment(name)][0]?.segment.toUpperCase() ?? '';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const editDistance = (a: string, b: string): number => {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? (beforePrevious[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforePrevious = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
};

const MAX_KEY = 60;
const bare = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Null when more than a third of the letters differ. */
export const didYouMean = (key: string, known: Iterable<string>): string | null => {
  const wanted = bare(key.slice(0, MAX_KEY));
  const [best] = [...known]
    .map((name) => ({ name, distance: editDistance(wanted, bare(name)) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : null;
};

const MAX_NAMED = 15;
/** ': did you mean "title"?'; for another name the known names, unless there are many. */
export const hintFor = (key: string, known: readonly string[], meant = didYouMean(key, known)): string => {
  if (meant) return `: did you mean "${meant}"?`;
  return known.length <= MAX_NAMED ? `: there are ${known.join(', ')}` : '';
};

/** The letters of the longest word, by which a heading's size is bounded (base.css); null for usual words. */
export const longestWord = (text: string): number | null => {
  const longest = Math.max(0, ...text.split(/[\s\-–—/]+/).map((word) => word.length));
  return longest > 9 ? longest : null;
};

/** In letters of usual width, of which narrow ones have a half, wide ones half as much again. */
const widthOf = (word: string) =>
  word.length + (word.replace(/[^mwMW@]/g, '').length - word.replace(/[^.,:;'’!|ijlIJ]/g, '').length) / 2;

const linesOf = (words: readonly number[], width: number) => {
  let [lines, used] = [1, 0];
  for (const word of words) {
    if (used > 0 && used + word > width) [lines, used] = [lines + 1, 0];
    used += word + 0.5;
  }
  return lines;
};

/** The width of a title's widest line when it stands in 1, 2, 3 and 4 lines, in letters of usual width. */
export const lineWidths = (title: string): number[] => {
  const words = title.trim().split(/\s+/).map(widthOf);
  return [1, 2, 3, 4].map((lines) => {
    let width = Math.max(1, ...words);
    while (linesOf(words, width) > lines) width += 0.5;
    return width;
  });
};

/** For comparisons: '12 Main St., Denver CO' is '12 Main St, Denver, CO'. */
export const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An address in readable letters; as it is when its escapes are broken. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
