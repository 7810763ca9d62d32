import layout from './layout.json' with { type: 'json' };
import { w, type English, type Words } from './words';

/** `fields`: paths of the record; `group.*` means the fields of a group that no earlier section names. */
export type Section = { label?: Words; fields: string[] };
export type Tab = { label: Words; sections: Section[] };

const labelOf = ({ label }: { label?: string }) => (label ? w(label as English) : undefined);

/** The tabs of the form, in their order. */
export const tabs: Tab[] = layout.tabs.map(({ label, sections }) => ({
  label: w(label as English),
  sections: sections.map((section) => ({ fields: section.fields, label: labelOf(section) })),
}));

/** The words of a field that is chosen, by its path and its values in the record. */
export const choices: Record<string, Record<string, Words>> = Object.fromEntries(
  Object.entries(layout.choices).map(([path, values]) => [
    path,
    Object.fromEntries(Object.entries(values).map(([value, label]) => [value, w(label as English)])),
  ]),
);

/** The kinds of blocks that have a field; a field that is not named here belongs to all. */
export const blocksWith: Record<string, string[]> = layout.blocksWith;
