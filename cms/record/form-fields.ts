import layout from './layout.json' with { type: 'json' };
import { COUNTERS_SHOWN, HOURS_FIELD, pairShape, REVIEWS_FIELD } from './record-form';
import { recordFields, reviewWords, reviewsShape, type Shape } from './shape';
import { w, type English, type FieldWords, type Words } from './words';

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

type FormField = { name: string; shape: Shape; words?: FieldWords };

const hoursInWords = {
  label: w('Opening hours in words'),
  help: w('Shown where no days are chosen.'),
  row: w('Hours'),
  rows: { day: { label: w('Days') }, hour: { label: w('Hours') } },
};
const countersShown = { label: w('Show numbers'), help: w('No: the row of numbers is left out.') };
const reviewsList = {
  label: w('Reviews from the review service'),
  help: w('As long as there is one here, the site shows these and not your own reviews.'),
  ...reviewWords,
};

/** Fields of the form by their paths: those of the record, and those that only the form has. */
export const formFields = new Map<string, FormField>([
  ...recordFields.map((field) => [field.path.join('.'), field] as const),
  ['dbPrincipal.hours', { name: HOURS_FIELD, shape: pairShape, words: hoursInWords }],
  ['options.countersShown', { name: COUNTERS_SHOWN, shape: { kind: 'flag' }, words: countersShown }],
  ['reviewsList', { name: REVIEWS_FIELD, shape: reviewsShape, words: reviewsList }],
]);

const byName = new Map([...formFields.values()].map((field) => [field.name, field]));
/** A field of the form by its name. */
export const fieldNamed = (name: string): FormField | undefined => byName.get(name);
export const labelOfField = (name: string): Words => byName.get(name)?.words?.label ?? { en: name, es: name };

const placed = new Set(tabs.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields)));
/** The paths of the fields that a section has. */
export const pathsIn = ({ fields }: Section): string[] =>
  fields.flatMap((path) => {
    if (!path.endsWith('.*')) return [path];
    const group = path.slice(0, -1);
    return [...formFields.keys()].filter((field) => field.startsWith(group) && !placed.has(field));
  });
