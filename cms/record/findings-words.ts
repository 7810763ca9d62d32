import spanishFindings from './findings.es.json' with { type: 'json' };
import { formFields } from './form-fields';
import { tabs } from './layout';
import type { FieldWords, Words } from './words';

const keys = [...formFields.keys()];
/** Names of the record that are words of plain English too: without a path they are left alone. */
const plainWords = new Set(['labels', 'options', 'reviews', 'videos', 'captions']);

/** The English label of the field at a path of the record; for a group, of the tab that shows it. */
const labelAt = (path: string): string | null => {
  const names = path.replace(/\[\d+\]/g, '').split('.');
  for (let count = names.length; count > 0; count -= 1) {
    const above = names.slice(0, count).join('.');
    const label = formFields.get(above)?.words?.label.en;
    if (label) return label;
    const key = keys.find((one) => one.startsWith(`${above}.`));
    const isShown = ({ fields }: { fields: string[] }) =>
      fields.some((field) => field === key || field === `${above}.*`);
    const tab = key && tabs.find(({ sections }) => sections.some(isShown));
    if (tab) return tab.label.en;
  }
  return null;
};

const leavesOf = (key: string, { label, rows = {} }: FieldWords): [string, string][] => [
  [key.split('.').at(-1) as string, label.en],
  ...Object.entries(rows).flatMap(([name, words]) => leavesOf(name, words)),
];
const leafLabels = new Map(
  [...formFields].flatMap(([key, { words }]) => (words ? leavesOf(key, words) : [])),
);

const tops = [...new Set(keys.map((key) => key.split('.')[0] as string))];
const PATH = new RegExp(`\`?\\b(?:${tops.join('|')})\\b(?:\\.\\w+|\\[\\d+\\])*\`?`, 'g');
const MEMBER = /"(\w+)": "?([^",.]+)"?(?: in (options(?:\.\w+)*))?/g;
const CAMEL_CASE = /\b[a-z]+[A-Z]\w*\b/g;
/** The parts of a sentence that only help to write JSON. */
const OF_RECORDS = / Accepted \([\s\S]*| Only `text` in [^.]*\./g;
const quoted = (label: string | null, otherwise: string) => (label ? `“${label}”` : otherwise);

/** The doctor's sentence with the form's labels in place of the record's names. */
export const inLabels = (text: string): string =>
  text
    .replace(OF_RECORDS, '')
    .replace(MEMBER, (all, name: string, value: string, group = 'options') => {
      const label = labelAt(`${group}.${name}`);
      return label ? `“${label}”: ${value}` : all;
    })
    .replace(PATH, (path) => {
      const name = path.replaceAll('`', '');
      return plainWords.has(name) ? path : quoted(labelAt(name), path);
    })
    .replace(CAMEL_CASE, (name) => quoted(leafLabels.get(name) ?? null, name))
    .replaceAll('`', '');

/** Sentences of the doctor that are about the record more than about the site. */
const english: Record<string, string> = {
  'default-colors':
    'No colours are chosen: the site has those of the product, as others do. Choose at least the main colour.',
  'unknown-field': 'There is a value here that the site does not know.',
};
const spanish: Record<string, string> = spanishFindings;

/** A finding of the site's doctor as a person without the record reads it. */
export const findingWords = ({ code, text }: { code: string; text: string }): Words => ({
  en: english[code] ?? inLabels(text),
  es: spanish[code] ?? inLabels(text),
});
