/** A text of the editor, in English and in Spanish. */
export type Words = { en: string; es: string };
/** How a field of the record stands in the form: its label and one line of help; `rows`: of a list. */
export type FieldWords = {
  label: Words;
  help: Words;
  /** What an entry of the list is called. */
  row?: Words;
  rows?: Record<string, FieldWords>;
};

export const w = (en: string, es: string): Words => ({ en, es });

export const f = (
  [label, help]: readonly [label: string, help: string],
  es: readonly [label: string, help: string],
  more: Pick<FieldWords, 'row' | 'rows'> = {},
): FieldWords => ({ label: w(label, es[0]), help: w(help, es[1]), ...more });
