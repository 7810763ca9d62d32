import ownersFindings from './findings.en.json' with { type: 'json' };
import spanishFindings from './findings.es.json' with { type: 'json' };
import { formFields, tabs } from './form-fields';
import { agencyNames } from './record-form';
import type { Shape } from './shape';
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
const PATH = new RegExp(`(?<!/)\`?\\b(?:${tops.join('|')})\\b(?:\\.\\w+|\\[\\d+\\])*\`?`, 'g');
const MEMBER = /"(\w+)": "?([^",.]+)"?(?: in (options(?:\.\w+)*))?/g;
const CAMEL_CASE = /\b[a-z]+[A-Z]\w*\b/g;
/** The parts of a sentence that only help to write JSON. */
const OF_RECORDS = / Accepted \([\s\S]*| Only `text` in [^.]*\./g;
const YES = /`?\b(\w+)`?: true\b/g;
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
      const [, row] = /\[(\d+)\]$/.exec(name) ?? [];
      const label = quoted(labelAt(name), path);
      return plainWords.has(name) ? path : label + (row ? ` ${Number(row) + 1}` : '');
    })
    .replace(YES, (all, name: string) => quoted(leafLabels.get(name) ?? null, all))
    .replace(CAMEL_CASE, (name) => quoted(leafLabels.get(name) ?? null, name))
    .replace(/ is (HTML|Markdown): /, ' was written for another program: ')
    .replaceAll('`', '');

const isIndex = (part = '') => /^\d+$/.test(part);
const below = (shape: Shape, [index = '', key = '', ...rest]: string[]): string[] => {
  if (!('row' in shape) || !isIndex(index)) return [];
  const { value, [key]: cell } = shape.row;
  if (cell) return [index, key, ...below(cell, rest)];
  return value && value.kind !== 'picture' ? [index] : [];
};
/**
 * The field of the form at which a finding is read: its own, or the list around it. Null, for the head of the
 * form, where a person has neither.
 */
export const shownAt = (field: string | null, isAgency: boolean): string | null => {
  const parts = (field ?? '').replace(/\[(\d+)\]/g, '.$1').split('.');
  for (let count = parts.length; count > 0; count -= 1) {
    const top = parts.slice(0, count).join('.');
    const found = formFields.get(top);
    if (found && (isAgency || !agencyNames.has(found.name)))
      return [top, ...below(found.shape, parts.slice(count))].join('.');
  }
  return null;
};

/** For owners, sentences of the doctor that name parts of a site or of a server. */
const english: Record<string, string> = ownersFindings;
const spanish: Record<string, string> = spanishFindings;

/** A finding of the site's doctor for a person without the record; the agency knows a site's parts. */
export const findingWords = ({ code, text }: { code: string; text: string }, isAgency = false): Words => ({
  en: (!isAgency && english[code]) || inLabels(text),
  es: spanish[code] ?? inLabels(text),
});
