import { z } from 'zod';
import { kindDescriptions } from './kind-descriptions';
import { notesOf, type ListBounds } from '@/lib/content/fields/field';
import { recordFields, wireRecordSchema, type RecordField } from './wire-record';

type JsonSchema = Record<string, unknown> & { type?: unknown; properties?: Record<string, unknown> };

const limitOf = ({ entries, characters }: ListBounds): string =>
  `At most ${entries.toLocaleString('en-US')} entries, ${characters.toLocaleString('en-US')} characters in all.`;

const descriptionOf = (schema: z.core.$ZodType): string | undefined => {
  const { description, shows, without, bounds } = notesOf(schema);
  if (!description) return undefined;
  return [
    description,
    bounds && limitOf(bounds),
    shows && `Shows: ${shows}`,
    without && `Without it: ${without}`,
  ]
    .filter(Boolean)
    .join(' ');
};

const replace = (target: JsonSchema, source: JsonSchema) => {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
};

/** `anyOf: [list or group, null]` as one schema, inside which editors can complete. */
const withoutAnyOf = ({ anyOf }: JsonSchema): JsonSchema => {
  const [inner] = (anyOf as JsonSchema[] | undefined) ?? [];
  return inner ? { ...inner, type: [inner.type, 'null'] } : {};
};

const withNotes = (schema: z.core.$ZodType, target: JsonSchema) => {
  if (schema._zod.def.type !== 'pipe') return;
  const { accepts, example, kind } = notesOf(schema);
  const description = descriptionOf(schema);
  const { required: _, additionalProperties, ...core } = accepts ?? withoutAnyOf(target);
  if (kind === 'list or false') core.type = ['array', 'boolean', 'null'];
  replace(target, {
    ...(description && { description }),
    ...core,
    ...('properties' in core && { additionalProperties: false }),
    ...(typeof additionalProperties === 'object' && { additionalProperties }),
    ...(example !== undefined && { examples: [example] }),
  });
};

/** content/record.schema.json (draft 7): as the checks, but unknown names are errors. */
export const recordJsonSchema = (): JsonSchema => {
  const { $schema, ...record } = z.toJSONSchema(wireRecordSchema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => withNotes(zodSchema, jsonSchema as JsonSchema),
  }) as JsonSchema;
  return {
    $schema,
    title: 'Content record of a Mainstreet site',
    ...record,
    type: 'object',
    properties: {
      $schema: {
        type: 'string',
        description: 'The schema that an editor checks this file with; the site ignores it.',
      },
      ...record.properties,
    },
  };
};

const cell = (text: string | undefined) => (text ?? '').replaceAll('|', '\\|');
const code = (value: unknown) => (value === undefined ? '' : `\`${JSON.stringify(value)}\``);
const table = (head: string[], rows: readonly string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const introduction = [
  'One JSON document describes a business. Every field is optional: a missing field, `null` and an empty text',
  'mean the same. A value that cannot be used costs that field and is logged; the other fields stay. In short',
  'fields, such as a slogan, so is a placeholder: “N/A”, “TBD”, “-”, “xxx”, “Lorem ipsum”. Names',
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
    [
      top.description,
      inner.length > 0 && top.bounds && limitOf(top.bounds),
      inner.length > 0 && top.shows && `Shows: ${top.shows}`,
    ]
      .filter(Boolean)
      .join(' '),
    table(
      ['Field', 'Type', 'What it is', 'Where it shows', 'Without it', 'Example'],
      rows.map(({ path, kind, description, shows, without, example, bounds }) => [
        `\`${path}\``,
        kind,
        [description, bounds && limitOf(bounds)].filter(Boolean).join(' '),
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
    '<!-- Made by `npm run record-docs` from lib/content/record/wire-record.ts. Do not edit. -->',
    introduction,
    editorHelp,
    '## Types',
    table(['Type', 'Accepts'], Object.entries(kindDescriptions)),
    ...top.map((field) => sectionOf(field, fields)),
  ].join('\n\n');
};
