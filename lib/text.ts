const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Graphemes: an emoji or an accented letter is never cut in two. */
const firstCharacters = (text: string, length: number): string => {
  // A grapheme may take many code units, but no more graphemes than code units exist.
  if (text.length <= length) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (++count > length) return text.slice(0, end);
    end = index + segment.length;
  }
  return text;
};

/** Cuts `text` to `length` characters; '...' follows where something was cut (SPEC sections 2 and 9). */
export const cut = (text: string, length: number): string => {
  const start = firstCharacters(text, length);
  return start === text ? text : `${start}...`;
};

/** Is this text, from its first letter, written from right to left? */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );
