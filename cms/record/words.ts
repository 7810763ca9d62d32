/** A text of the editor, in English and in Spanish. */
export type Words = { en: string; es: string };
type Kind = 'colour' | 'short';
/** How a field of the record stands in the form: its label and one line of help; `rows`: of a list. */
export type FieldWords = {
  label: Words;
  help: Words;
  kind?: Kind;
  choices?: Record<string, Words>;
  /** What an entry of the list is called. */
  row?: Words;
  rows?: Record<string, FieldWords>;
};
export type Section = { label?: Words; fields: Record<string, FieldWords> };
export type Tab = { label: Words; sections: Section[] };

export const w = (en: string, es: string): Words => ({ en, es });

type More = Omit<FieldWords, 'label' | 'help'>;
export const f = (en: string, es: string, helpEn: string, helpEs: string, more: More = {}): FieldWords => ({
  label: w(en, es),
  help: w(helpEn, helpEs),
  ...more,
});
