import { kindWords } from './kind-words';
import { recordFields, type RecordField } from './record-fields';

const cell = (text: string | undefined) => (text ?? '').replaceAll('|', '\\|');
const code = (value: unknown) => (value === undefined ? '' : `\`${JSON.stringify(value)}\``);
const table = (head: string[], rows: readonly string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const introduction = [
  'One JSON document describes a business. Every field is optional: a missing field, `null` and an empty text',
  'mean the same. A value that cannot be used costs that field and is logged; the other fields stay. Names',
  'that are not in this table are ignored and logged.',
].join(' ');

const editorHelp = [
  'Put `"$schema": "./record.schema.json"` (the path to',
  '[content/record.schema.json](../content/record.schema.json)) on the first line of a record, and editors',
  'complete and check it. `npm run doctor -- record.json` says what the site makes of a record.',
].join(' ');

const isInside = (top: RecordField) => (other: RecordField) =>
  other.path.startsWith(`${top.path}.`) || other.path.startsWith(`${top.path}[]`);

const sectionOf = (top: RecordField, fields: readonly RecordField[]): string => {
  const inner = fields.filter(isInside(top));
  const rows = inner.length > 0 ? inner : [top];
  return [
    `## \`${top.path}\``,
    `${top.description}${inner.length > 0 && top.shows ? ` Shows: ${top.shows}` : ''}`,
    table(
      ['Field', 'Type', 'What it is', 'Where it shows', 'Without it', 'Example'],
      rows.map(({ path, kind, description, shows, without, example }) => [
        `\`${path}\``,
        kind,
        description,
        shows ?? '',
        without ?? '',
        code(example),
      ]),
    ),
  ].join('\n\n');
};

export const recordDocs = (): string => {
  const fields = recordFields();
  const top = fields.filter(({ path }) => /^\w+$/.test(path));
  return [
    '# The content record',
    '<!-- Made by `npm run record-docs` from lib/content/wire/wire-record.ts. Do not edit. -->',
    introduction,
    editorHelp,
    '## Types',
    table(['Type', 'Accepts'], [...kindWords]),
    ...top.map((field) => sectionOf(field, fields)),
  ].join('\n\n');
};
