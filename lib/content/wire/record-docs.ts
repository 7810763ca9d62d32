import { recordFields, type RecordField } from './record-fields';

/** What each kind of field accepts, in words. */
const kinds: [name: string, accepts: string][] = [
  ['text', 'Up to 20,000 characters; line breaks stay. A number is taken as text.'],
  ['line of text', 'Up to 300 characters; line breaks become spaces. A number is taken as text.'],
  ['web link', '`http://` or `https://`. `//host` and `www.host` get `https://`.'],
  ['link', 'A web link, `tel:` or `mailto:`.'],
  ['picture link', 'A web link, or a file of this deployment below `/assets/`.'],
  ['CSS color', 'Any notation: `#1d4457`, `rgb()`, `hsl()`, `oklch()`, a name. No `var()`.'],
  ['e-mail address', 'One address.'],
  [
    'phone number',
    '10 digits, or 11 with the country code 1, however they are written; words may stand around them.',
  ],
  ['date', '`2026-12-24` or `12/24/2026`.'],
  ['video id', '6 to 20 letters, digits, `-` or `_`: the part of the link after `v=`.'],
  [
    'true or false',
    'Also as text or number: `true` `yes` `on` `1`, `false` `no` `off` `0`, in capitals or not.',
  ],
  ['whole number', '0 to 100,000, also inside a text: `18`, `"18"`, `"over 1,250 homes"`.'],
  ['number of years', '0 to 200, also inside a text: `"18 years"`. `"Since 1998"` is refused.'],
  ['list', 'Up to 500 entries. An entry that cannot be used stays empty and keeps its position.'],
  ['group', 'An object with the fields below it.'],
  ['anything', 'Any value that is not empty, `false` or `0`.'],
];

const cell = (text: string | undefined) => (text ?? '').replaceAll('|', '\\|');
const code = (value: unknown) => (value === undefined ? '' : `\`${JSON.stringify(value)}\``);
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

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

/** docs/content-record.md, before formatting. */
export const recordDocs = (): string => {
  const fields = recordFields();
  const top = fields.filter(({ path }) => /^\w+$/.test(path));
  return [
    '# The content record',
    '<!-- Made by `npm run record-docs` from lib/content/wire/wire-record.ts. Do not edit. -->',
    'One JSON document describes a business. Every field is optional: a missing field, `null` and an empty text mean the same. A value that cannot be used costs that field and is logged; the other fields stay. Names that are not in this table are ignored and logged.',
    'Put `"$schema": "./record.schema.json"` (the path to [content/record.schema.json](../content/record.schema.json)) on the first line of a record, and editors complete and check it. `npm run doctor -- record.json` says what the site makes of a record.',
    '## Types',
    table(
      ['Type', 'Accepts'],
      kinds.map(([name, accepts]) => [name, accepts]),
    ),
    ...top.map((field) => sectionOf(field, fields)),
  ].join('\n\n');
};
