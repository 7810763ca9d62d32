import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tabs } from '../record/form-fields';
import { recordFields, type Shape } from '../record/shape';
import type { FieldWords } from '../record/words';

const worded = Object.assign(
  {},
  ...tabs.flatMap(({ sections }) => sections.map(({ fields }) => fields)),
) as Record<string, FieldWords>;
// Days and hours are one field of the form.
const inOtherField = ['dbPrincipal.workdays', 'dbPrincipal.workHours'];

const missing = (path: string, words: FieldWords | undefined, shape: Shape): string[] => {
  if (!words) return [path];
  const texts = [words.label, words.help].every(({ en, es }) => en.trim() && es.trim());
  const rows = 'row' in shape ? Object.entries(shape.row) : [];
  return [
    ...(texts ? [] : [`${path}: texts`]),
    ...rows.flatMap(([key, cell]) => missing(`${path}[].${key}`, words.rows?.[key], cell)),
    ...Object.keys(words.rows ?? {})
      .filter((key) => !rows.some(([name]) => name === key) && !(shape.kind === 'named' && key === 'name'))
      .map((key) => `${path}[].${key}: not in the record`),
  ];
};

test('every field of the record has a place in the form, a label and a help in both languages', () => {
  const lacking = recordFields
    .filter(({ path }) => !inOtherField.includes(path.join('.')))
    .flatMap(({ path, shape }) => missing(path.join('.'), worded[path.join('.')], shape));
  assert.deepStrictEqual(lacking, []);
});

test('English and Spanish differ, and no help is longer than two lines of a phone', () => {
  const all = (words: FieldWords): FieldWords[] => [words, ...Object.values(words.rows ?? {}).flatMap(all)];
  for (const { label, help } of Object.values(worded).flatMap(all)) {
    assert.notEqual(help.en, help.es, label.en);
    assert.ok(help.en.length <= 110 && help.es.length <= 125, help.en);
  }
});
