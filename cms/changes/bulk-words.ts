import { fieldNamed, labelOfField } from '../record/form-fields';
import { isGroup } from '../record/plain-json';
import { readable } from '../record/readable';
import type { Form } from '../record/record-form';
import { inBoth, joined, w, type Words } from '../record/words';
import { newRows } from './change-one';

const MAX_TEXT = 120;

/** A value in words: a row by its texts and the labels of its cells with "yes". */
const textOf = (name: string, value: unknown): Words => {
  const labels = fieldNamed(name)?.words?.rows ?? {};
  const cells = isGroup(value)
    ? Object.entries(value).filter(([key]) => key !== 'id')
    : [['', value] as const];
  return inBoth((language) =>
    cells
      .map(([key, cell]) => (cell === 'yes' ? (labels[key]?.label[language] ?? cell) : cell))
      .map((cell) => readable(cell, language).replaceAll('\n', ', '))
      .filter(Boolean)
      .join(', ')
      .slice(0, MAX_TEXT),
  );
};

/** Describes the change of a field in these forms: it adds entries, or replaces texts. */
const lineOf = (name: string, value: unknown, forms: Form[]): Words => {
  const label = labelOfField(name);
  if (Array.isArray(value)) {
    const count = forms.filter((form) => !newRows(value, form[name]).length).length;
    const entries = value.map((row) => textOf(name, row));
    const has = count ? w(' ({count} have it already)', { count }) : '';
    return w('adds to “{label}”: {rows}{has}', { label, rows: joined(entries, '; '), has });
  }
  const old = forms.map((form) => textOf(name, form[name]).en).filter(Boolean);
  const counts = [...new Set(old)].map((text) => `${text} (${old.filter((one) => one === text).length})`);
  const replaced = counts.length ? w(', in place of {counts}', { counts: counts.join(', ') }) : '';
  const text = inBoth((language) => textOf(name, value)[language] || '–');
  return w('“{label}”: {text}{replaced}', { label, text, replaced });
};

/** @returns `13 businesses: adds …`, and whether it is public at once */
export const planWords = (sent: Form, forms: Form[], isPublished: boolean): Words => {
  const lines = Object.entries(sent).map(([name, value]) => lineOf(name, value, forms));
  return w('{businesses}: {lines}. {where}', {
    businesses: forms.length === 1 ? w('1 business') : w('{count} businesses', { count: forms.length }),
    lines: joined(lines, '; '),
    where: isPublished ? w('On their sites at once; drafts stay drafts.') : w('In their drafts only.'),
  });
};
