const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts graphemes, so that no emoji or accented letter is split. */
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

/** Whether the first letter is written right to left. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );
