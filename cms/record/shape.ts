import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of JSON Schema that content/record.schema.json is written in. */
type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
};

type ScalarKind = 'line' | 'long' | 'picture' | 'flag' | 'number' | 'anything';
/**
 * What a value of the record is in the form.
 * - list: rows `{ id, ...fields }`, or `{ id, value }` when its entries are no groups
 * - named: an object whose names are free, as rows `{ id, name, ...fields }`
 * - week: opening hours by day, as the record has them
 */
export type Shape =
  | { kind: ScalarKind }
  | { kind: 'week' }
  | { kind: 'list'; row: Record<string, Shape>; ofGroups: boolean }
  | { kind: 'named'; row: Record<string, Shape> };

/** A field of the form: its name there, and its place in the record. */
export type RecordField = { name: string; path: string[]; shape: Shape };

const typesOf = ({ type = [] }: Schema) => (Array.isArray(type) ? type : [type]);

const scalarKind = (schema: Schema): ScalarKind => {
  const { pattern = '', maxLength, anyOf } = schema;
  if (anyOf) return anyOf.some((one) => one.enum) ? 'flag' : 'number';
  if (!typesOf(schema).length) return 'anything';
  if (pattern.includes('[Aa][Ss][Ss][Ee][Tt][Ss]')) return 'picture';
  return maxLength === 20_000 ? 'long' : 'line';
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
  return { kind: scalarKind(schema) };
};

const fieldsBelow = (properties: Record<string, Schema>, above: string[]): RecordField[] =>
  Object.entries(properties).flatMap(([key, schema]) => {
    const at = [...above, key];
    if (schema.properties?.monday) return { name: at.join('__'), path: at, shape: { kind: 'week' } };
    return schema.properties
      ? fieldsBelow(schema.properties, at)
      : { name: at.join('__'), path: at, shape: shapeOf(schema) };
  });

const schemaFile = () => path.resolve(process.env.RECORD_SCHEMA || '../content/record.schema.json');

/** content/record.schema.json, the one thing that the content server and the site share. */
const recordSchema = JSON.parse(readFileSync(schemaFile(), 'utf8')) as Schema;
const { $schema: _editor, ...properties } = recordSchema.properties ?? {};

/** What the site takes for the id of a page: of the one field that names another one. */
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

/** The reviews document that `/reviews/{docId}` answers. */
export const reviewsShape: Shape = {
  kind: 'list',
  ofGroups: true,
  row: {
    Date: { kind: 'line' },
    ReviewsStars: { kind: 'number' },
    Text: { kind: 'long' },
    Author: { kind: 'line' },
    Town: { kind: 'line' },
    Platform: { kind: 'line' },
    Reply: { kind: 'long' },
  },
};
