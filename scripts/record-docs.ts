import { z } from 'zod';
import { kindDescriptions } from '@/lib/content/record/kind-descriptions';
import { MAX_TEXT, notesOf, type KindName, type ListBounds } from '@/lib/content/fields/field';
import { INVISIBLE } from '@/lib/platform/invisible';
import { recordFields, wireRecordSchema, type RecordField } from '@/lib/content/record/wire-record';

type JsonSchema = Record<string, unknown> & { type?: unknown; properties?: Record<string, unknown> };

const limitOf = ({ entries, characters }: ListBounds): string =>
  `At most ${entries.toLocaleString('en-US')} entries, ${characters.toLocaleString('en-US')} characters in all.`;

const sentences = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join(' ');

type Notes = ReturnType<typeof notesOf>;

/**
 * Texts that JSON editors show; the form of the content server reads `x-form`, and `x-kind` of all values.
 */
const wordsOf = ({ label, es, entry, ...notes }: Notes) =>
  label && {
    title: label,
    description: sentences(
      notes.description,
      notes.more,
      notes.bounds && limitOf(notes.bounds),
      notes.shows && `Shows: ${notes.shows}`,
      notes.without && `Without it: ${notes.without}`,
    ),
    ...(es && { 'x-form': { help: notes.description, es, entry } }),
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
  const notes = notesOf(schema);
  const { accepts, example, kind } = notes;
  const { required: _, additionalProperties, ...core } = accepts ?? withoutAnyOf(target);
  if (kind === 'list or false') core.type = ['array', 'boolean', 'null'];
  replace(target, {
    ...wordsOf(notes),
    ...(kind && { 'x-kind': kind }),
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
    'x-invisible': INVISIBLE.source,
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

const introduction = [
  'Every field is optional: a missing field, `null` and an empty text mean the same. A value that cannot be used',
  'costs that field and is logged; in short fields, such as a slogan, so is a placeholder: “N/A”, “TBD”,',
  '“-”, “xxx”, “Lorem ipsum”. Names that are not on this page are ignored and logged. In bold stands',
  'the name of a field in the editor, in parentheses where visitors see the field.',
].join(' ');

const editorHelp = [
  'Put `"$schema": "./record.schema.json"` (the path to',
  '[content/record.schema.json](../content/record.schema.json)) on the first line of a record, and editors',
  'complete and check it, with an example of each value. `npm run doctor -- record.json` names findings.',
  '[The specification](specification.md) has the pages and their rules.',
].join(' ');

/** A field, and the fields inside it. `names`: also those of its siblings that are described alike. */
type Entry = RecordField & { names: string[]; inner: Entry[] };

const nameIn = (parent: string, path: string) => path.slice(parent.length).replace(/^\./, '');

const isInside = (outer: RecordField) => (other: RecordField) =>
  other.path.startsWith(`${outer.path}.`) || other.path.startsWith(`${outer.path}[]`);

/** Two fields with the same signature are described alike, whatever they are called. */
const signatureOf = ({ path, names: _, inner, ...notes }: Entry): string =>
  JSON.stringify([notes, signatureInside({ path, inner })]);
const signatureInside = ({ path, inner }: Pick<Entry, 'path' | 'inner'>): string =>
  JSON.stringify(inner.map((entry) => [nameIn(path, entry.path), signatureOf(entry)]));

const entriesIn = (parent: string, fields: readonly RecordField[]): Entry[] => {
  const [first] = fields;
  if (!first) return [];
  const inside = fields.filter(isInside(first));
  const entry = { ...first, names: [nameIn(parent, first.path)], inner: entriesIn(first.path, inside) };
  const [next, ...others] = entriesIn(parent, fields.slice(1 + inside.length));
  if (next && signatureOf(next) === signatureOf(entry))
    return [{ ...entry, names: [...entry.names, ...next.names] }, ...others];
  return [entry, ...(next ? [next] : []), ...others];
};

const boundsOf = ({ entries, characters }: ListBounds): string =>
  characters === MAX_TEXT ? counted(entries) : `${counted(entries)}; ${counted(characters)} characters`;
const counted = (number: number) => number.toLocaleString('en-US');

const typeOf = ({ kind, bounds }: RecordField): string => (bounds ? `${kind} (${boundsOf(bounds)})` : kind);

/** A list of single values is one row with its entry. */
const withItem = (entry: Entry): Entry => {
  const [item] = entry.inner;
  if (item?.names[0] !== '[]') return entry;
  return {
    ...entry,
    names: entry.names.map((name) => `${name}[]`),
    kind: `${item.kind}, ${entry.kind}` as KindName,
    inner: [],
  };
};

/** Help says “Empty: …” in the form, where docs say `without`. */
const withoutEmpty = (help: string, without?: string) =>
  without ? help.replace(/\s*Empty: [^.]*\./, '') : help;

/** The shortest path of each group of fields that is described; other paths refer to it. */
type Described = ReadonlyMap<string, string>;

const describedIn = (entries: readonly Entry[]): Described => {
  const described = new Map<string, string>();
  const visit = (entry: Entry) => {
    const known = described.get(signatureInside(entry));
    if (known === undefined || entry.path.length < known.length)
      described.set(signatureInside(entry), entry.path);
    entry.inner.forEach(visit);
  };
  entries.forEach(visit);
  return described;
};

/** A label that repeats the name of its field is left out. */
const labelOf = (name: string, label: string): string => {
  const [last = ''] = name.match(/\w+(?=[[\]]*$)/) ?? [];
  return last.toLowerCase() === label.toLowerCase() ? '' : `**${label}.**`;
};

const itemsOf = (parent: string, entries: readonly Entry[], described: Described): string[] =>
  entries.map(withItem).flatMap((entry) => {
    const { names, inner, label, description, more, shows, without } = entry;
    const sameFields = described.get(signatureInside(entry));
    const isFirst = inner.length === 0 || sameFields === entry.path;
    const paths = names.map((name) =>
      parent && !name.startsWith('[') ? `${parent}.${name}` : parent + name,
    );
    return [
      sentences(
        `- ${paths.map((path) => `\`${path}\``).join(', ')}, ${typeOf(entry)}:`,
        labelOf(names[0] ?? '', label),
        withoutEmpty(description, without),
        more,
        shows && `(${shows})`,
        without && `Else: ${without}`,
        isFirst ? undefined : `Its fields: those of \`${sameFields}\`.`,
      ),
      ...(isFirst ? itemsOf(names.length > 1 ? `${parent}.*` : (paths[0] ?? ''), inner, described) : []),
    ];
  });

/** A group or list with many fields has a section of its own. */
const MANY_FIELDS = 10;

export const recordDocs = (): string => {
  const entries = entriesIn('', recordFields());
  const described = describedIn(entries);
  const parts = entries.map((entry) => ({ entry, items: itemsOf('', [entry], described) }));
  const small = parts.filter(({ items }) => items.length <= MANY_FIELDS);
  const large = parts.filter((part) => !small.includes(part));
  return [
    '# The content record',
    '<!-- Made by `npm run record-docs` from lib/content/record/wire-record.ts. Do not edit. -->',
    introduction,
    editorHelp,
    '## Types',
    Object.entries(kindDescriptions)
      .map(([kind, accepts]) => `- **${kind}**: ${accepts}`)
      .join('\n'),
    '## Texts, services, pictures and switches',
    small.flatMap(({ items }) => items).join('\n'),
    ...large.flatMap(({ entry, items }) => [
      `## \`${entry.path}\``,
      sentences(entry.description, entry.more),
      items.slice(1).join('\n'),
    ]),
  ].join('\n\n');
};
