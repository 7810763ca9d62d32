import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldWords } from './words';

/** The part of JSON Schema that content/record.schema.json is written in. */
type Schema = {
  type?: string | string[];
  title?: string;
  /** The words of a field of the form. */
  'x-form'?: { help: string; es: [label: string, help: string]; entry?: [en: string, es: string] };
  /** The kind of a value, as docs/content-record.md names it: `anyOf` says no more of it. */
  'x-kind'?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  /** Of the whole schema: the characters that the site takes out of texts. */
  'x-invisible'?: string;
};

/** The kinds of values that have a control of their own, by `x-kind`; the others are lines of text. */
const kinds = {
  text: 'long',
  'formatted text': 'long',
  'picture link': 'picture',
  'CSS color': 'colour',
  'true or false': 'flag',
  anything: 'anything',
  date: 'date',
  price: 'price',
  'phone number': 'tel',
  'e-mail address': 'email',
  'web link': 'url',
  'https link': 'url',
  link: 'url',
  distance: 'number',
  'number of years': 'number',
  stars: 'number',
  // Not only digits: its keyboard has letters.
  'number or short text': 'short',
} as const;
type ScalarKind = 'line' | (typeof kinds)[keyof typeof kinds];
/**
 * The shape of a record's value in the form.
 * - list: rows `{ id, ...fields }`, or `{ id, value }` when its entries are no groups
 * - named: an object whose names are free, as rows `{ id, name, ...fields }`
 * - week: opening hours by day, as the record has them
 */
export type Shape =
  | { kind: ScalarKind }
  | { kind: 'week' }
  | { kind: 'list'; row: Record<string, Shape>; ofGroups: boolean }
  | { kind: 'named'; row: Record<string, Shape> };

/** A field of the form: its name there, its place in the record, and its words. */
export type RecordField = { name: string; path: string[]; shape: Shape; words?: FieldWords };

const wordsOf = ({
  title = '',
  'x-form': form,
  items,
  additionalProperties,
}: Schema): FieldWords | undefined => {
  if (!form) return undefined;
  const of = ([en, es]: [string, string]) => ({ en, es });
  const row = form.entry && of(form.entry);
  const named = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const inner = Object.entries((items ?? named)?.properties ?? {}).flatMap(([key, schema]) => {
    const words = wordsOf(schema);
    return words ? [[key, words] as const] : [];
  });
  const isOfValues = items && !items.properties && row;
  const rows = isOfValues ? { value: { label: row } } : Object.fromEntries(inner);
  return { label: of([title, form.es[0]]), help: of([form.help, form.es[1]]), row, rows };
};

const shapesOf = (properties: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shapeOf(schema)]));

const shapeOf = (schema: Schema): Shape => {
  if (schema.items) {
    const { properties } = schema.items;
    const row = properties ? shapesOf(properties) : { value: shapeOf(schema.items) };
    return { kind: 'list', row, ofGroups: Boolean(properties) };
  }
  if (typeof schema.additionalProperties === 'object')
    return { kind: 'named', row: shapesOf(schema.additionalProperties.properties ?? {}) };
  return { kind: kinds[schema['x-kind'] as keyof typeof kinds] ?? 'line' };
};

const fieldsBelow = (properties: Record<string, Schema>, above: string[]): RecordField[] =>
  Object.entries(properties).flatMap(([key, schema]) => {
    const at = [...above, key];
    const isWeek = Boolean(schema.properties?.monday);
    if (schema.properties && !isWeek) return fieldsBelow(schema.properties, at);
    const shape: Shape = isWeek ? { kind: 'week' } : shapeOf(schema);
    return { name: at.join('__'), path: at, shape, words: wordsOf(schema) };
  });

const schemaFile = () => path.resolve(process.env.RECORD_SCHEMA || '../content/record.schema.json');

/** content/record.schema.json, the only file that the content server and the site share. */
const recordSchema = JSON.parse(readFileSync(schemaFile(), 'utf8')) as Schema;
export const invisible = new RegExp(recordSchema['x-invisible'] ?? '(?!)', 'gu');
const { $schema: _editor, ...properties } = recordSchema.properties ?? {};

/** The pattern of a page id, from the only field that names another page id. */
const { otherLanguage } = properties.options?.properties ?? {};
export const isPageId = (value: unknown): value is string =>
  typeof value === 'string' &&
  value === value.trim() &&
  value !== '' &&
  new RegExp(otherLanguage?.pattern ?? '$^').test(value);

/**
 * Every field of the record. Groups have no field of their own: `dbPrincipal.name` is `dbPrincipal__name`.
 */
export const recordFields: RecordField[] = fieldsBelow(properties, []);

const ownReviews = recordFields.find(({ path }) => path.join('.') === 'options.reviews');
/** The fields of a review under the names of the reviews service, such as `Date`. */
const asServed = <T>(rows: Record<string, T> = {}) =>
  Object.fromEntries(
    Object.entries(rows).map(([key, value]) => [
      key === 'stars' ? 'ReviewsStars' : key.replace(/^./, (letter) => letter.toUpperCase()),
      value,
    ]),
  );

/** The reviews document that `/reviews/{docId}` answers, and its words. */
export const reviewsShape: Shape = {
  kind: 'list',
  ofGroups: true,
  row: asServed(ownReviews && 'row' in ownReviews.shape ? ownReviews.shape.row : {}),
};
export const reviewWords = { row: ownReviews?.words?.row, rows: asServed(ownReviews?.words?.rows) };
