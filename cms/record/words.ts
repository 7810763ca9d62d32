import spanish from './spanish.json' with { type: 'json' };

/** A text of the editor, in English and in Spanish. */
export type Words = { en: string; es: string };
/** The English of a text whose Spanish is in spanish.json. */
export type English = keyof typeof spanish;
export type Values = Record<string, string | number | Words>;
/** The words of a field in the form: its label and one line of help; `rows`: of a list. */
export type FieldWords = {
  label: Words;
  help?: Words;
  /** The name of an entry of the list. */
  row?: Words;
  rows?: Record<string, FieldWords>;
};

export const said = (words: Words, language: string): string => words[language === 'es' ? 'es' : 'en'];

export const inBoth = (text: (language: keyof Words) => string): Words => ({
  en: text('en'),
  es: text('es'),
});

/** Texts one after the other. */
export const joined = (texts: Words[], between: string): Words =>
  inBoth((language) => texts.map((one) => one[language]).join(between));

/** A text in both languages, with `values` in place of its names in braces. */
export const w = (english: English, values: Values = {}): Words => {
  const texts = { en: english, es: spanish[english] };
  return inBoth((language) =>
    texts[language].replace(/\{(\w+)\}/g, (all, name: string) => {
      const value = values[name] ?? all;
      return typeof value === 'object' ? value[language] : String(value);
    }),
  );
};
