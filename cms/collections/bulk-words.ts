import { fieldNamed, labelOfField } from '../record/form-fields';
import { isGroup } from '../record/lens';
import { readable } from '../record/readable';
import type { Form } from '../record/record-form';
import { w, type Words } from '../record/words';
import { newRows } from './change-one';

const MAX_TEXT = 120;

/** A value in words: a row by its texts and the labels of its cells with "yes". */
const textOf = (name: string, value: unknown, language: keyof Words): string => {
  const labels = fieldNamed(name)?.words?.rows ?? {};
  const cells = isGroup(value)
    ? Object.entries(value).filter(([key]) => key !== 'id')
    : [['', value] as const];
  return cells
    .map(([key, cell]) => (cell === 'yes' ? (labels[key]?.label[language] ?? cell) : cell))
    .map((cell) => readable(cell).replaceAll('\n', ', '))
    .filter(Boolean)
    .join(', ')
    .slice(0, MAX_TEXT);
};

/** Describes the change of a field in these forms: it adds entries, or replaces texts. */
const lineOf = (name: string, value: unknown, forms: Form[]): Words => {
  const label = labelOfField(name);
  if (Array.isArray(value)) {
    const has = forms.filter((form) => !newRows(value, form[name]).length).length;
    const rows = (language: keyof Words) => value.map((row) => textOf(name, row, language)).join('; ');
    return w(
      `adds to “${label.en}”: ${rows('en')}${has ? ` (${has} have it already)` : ''}`,
      `añade a “${label.es}”: ${rows('es')}${has ? ` (${has} ya lo tienen)` : ''}`,
    );
  }
  const old = forms.map((form) => textOf(name, form[name], 'en')).filter(Boolean);
  const counts = [...new Set(old)].map((text) => `${text} (${old.filter((one) => one === text).length})`);
  const text = (language: keyof Words) => textOf(name, value, language) || '–';
  return w(
    `“${label.en}”: ${text('en')}${counts.length ? `, in place of ${counts.join(', ')}` : ''}`,
    `“${label.es}”: ${text('es')}${counts.length ? `, en lugar de ${counts.join(', ')}` : ''}`,
  );
};

/** @returns `13 businesses: adds …`, and whether it is public at once */
export const planWords = (sent: Form, forms: Form[], isPublished: boolean): Words => {
  const lines = Object.entries(sent).map(([name, value]) => lineOf(name, value, forms));
  const part = (language: keyof Words) => lines.map((line) => line[language]).join('; ');
  const count = forms.length;
  return w(
    `${count} ${count === 1 ? 'business' : 'businesses'}: ${part('en')}. ${
      isPublished ? 'On their sites at once; drafts stay drafts.' : 'In their drafts only.'
    }`,
    `${count} ${count === 1 ? 'negocio' : 'negocios'}: ${part('es')}. ${
      isPublished ? 'En sus sitios de inmediato; los borradores siguen así.' : 'Solo en sus borradores.'
    }`,
  );
};
