/** A text of the editor, in English and in Spanish. */
export type Words = { en: string; es: string };
/** The words of a field in the form: its label and one line of help; `rows`: of a list. */
export type FieldWords = {
  label: Words;
  help?: Words;
  /** The name of an entry of the list. */
  row?: Words;
  rows?: Record<string, FieldWords>;
};

export const w = (en: string, es: string): Words => ({ en, es });

export const f = (
  [label, help]: readonly [label: string, help: string],
  es: readonly [label: string, help: string],
  more: Pick<FieldWords, 'row' | 'rows'> = {},
): FieldWords => ({ label: w(label, es[0]), help: w(help, es[1]), ...more });
