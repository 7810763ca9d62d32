import { field, group, groups, kind, suggested, textOrNumber } from '@/lib/content/fields/field';
import { flag, presence } from '@/lib/content/fields/number-kinds';
import { fact, languageCode, line } from '@/lib/content/fields/text-kinds';
import { standardText } from '@/lib/language/i18n/own-words';
import type { z } from 'zod';
import { formLabelFields, headingFields } from './site-settings';
import texts from './own-texts.json' with { type: 'json' };
import words from './settings-words.json' with { type: 'json' };

export const widgetNames = {
  chat: 'WhatsappBtn',
  visits: 'VisitsCounter',
  callNow: 'CallUsNow',
  weather: 'Wheather',
  palette: 'ModalColores',
} as const;
const widget = kind(line, 'line', suggested(Object.values(widgetNames), { type: textOrNumber }));

export const simpleWidgets = groups(words.simpleWidgets, 20, { val: widget, activo: flag });

export const customLinks = field(presence, words.customLinks);

export const hasServicePages = field(flag, words.hasServicePages);

type OwnText = { en: string; es: string; example: string; without?: string; more?: string };

/** A field for each entry of own-texts.json: its text replaces a text of the interface. */
export const ownTexts = <Name extends string, T extends z.ZodType>(
  kind: T,
  table: Record<Name, OwnText>,
  withoutIt?: (name: Name) => string,
) =>
  Object.fromEntries(
    (Object.entries(table) as [Name, OwnText][]).map(([name, { en, es, without, ...notes }]) => [
      name,
      field(kind, {
        label: en,
        description: 'Empty: the usual words.',
        ...notes,
        es: [es, 'Vacío: las palabras habituales.'],
        without: without ?? withoutIt?.(name),
      }),
    ]),
  ) as Record<Name, T>;

/** The interface's text in place of an empty field, under the name that the field has in `Site`. */
const usualIn =
  <Field extends string>(part: 'form' | 'section', fields: Record<string, Field>) =>
  (field: Field): string => {
    const [name = ''] = Object.entries(fields).find(([, written]) => written === field) ?? [];
    return `“${standardText(part, name)}”.`;
  };

const formLabel = {
  ...ownTexts(fact, texts.formLabels, usualIn('form', formLabelFields)),
  language: languageCode,
  isenglish: flag,
};

export const labels = field(
  group(
    {
      general: group(ownTexts(fact, texts.headings, usualIn('section', headingFields))),
      formLabel: group(formLabel, words.labels.fields.formLabel.fields),
    },
    words.labels.fields,
  ),
  words.labels,
);
