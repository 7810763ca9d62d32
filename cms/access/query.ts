import { buildVersionCollectionFields, type FlattenedField, type Payload } from 'payload';
import { isGroup, parsed } from '../record/plain-json';

/** `where[and][0][field][operator]`; a list of values has `[]` or a number at its end. */
const CONDITION = /^where(?:\[(?:and|or)\]\[\d+\])*\[([\w.]+)\]\[(\w+)\](\[\d*\])?$/;
/** Without those for points on a map and for fields of several values, which no table here has. */
const OPERATORS =
  /^(equals|not_equals|contains|like|not_like|in|not_in|exists|(greater|less)_than(_equal)?)$/;
const COUNT = /^\d{0,6}$/;

type Known = { type: string; options?: unknown[] };
const isNumber = (value: string) => /^-?\d{1,9}$/.test(value);
/** The values of the types that do not take any text. */
const valuesOf: Record<string, (value: string, field: Known) => boolean> = {
  number: isNumber,
  relationship: isNumber,
  date: (value) => !Number.isNaN(Date.parse(value)),
  checkbox: (value) => /^(true|false)$/.test(value),
  select: (value, { options = [] }) => options.some((one) => isGroup(one) && one.value === value),
  json: () => false,
};
const mayBeEmpty = ['number', 'relationship', 'date'];

const fieldsOf = ({ collections, config }: Payload, slug: string, isVersions = false): FlattenedField[] => {
  const collection = collections[slug]?.config;
  if (!collection) return [];
  return isVersions ? buildVersionCollectionFields(config, collection, true) : collection.flattenedFields;
};

/** @returns the field at a path, also behind a relationship; null when it has nothing below it */
const fieldAt = (payload: Payload, fields: FlattenedField[], [name, ...below]: string[]): Known | null => {
  const field = fields.find((one) => one.name === name);
  if (name === 'id') return { type: 'number' };
  // Payload itself refuses names that it does not know.
  if (!field || !below.length) return field ?? { type: 'unknown' };
  if (field.type === 'group') return fieldAt(payload, field.flattenedFields, below);
  if (!('relationTo' in field)) return null;
  const { relationTo } = field;
  return typeof relationTo === 'string'
    ? fieldAt(payload, fieldsOf(payload, relationTo), below)
    : { type: 'unknown' };
};

const isCondition = (payload: Payload, [slug = '', id]: string[], name: string, value: string): boolean => {
  const [, path = '', operator = '', entry] = CONDITION.exec(name) ?? [];
  const field = fieldAt(payload, fieldsOf(payload, slug, id === 'versions'), path.split('.'));
  const isOfList = /^(not_)?in$/.test(operator);
  if (!field || !OPERATORS.test(operator) || (entry && !isOfList)) return false;
  const isValue = valuesOf[field.type];
  if (!isValue || operator === 'exists') return true;
  if (/like|contains/.test(operator)) return false;
  if (!isOfList && mayBeEmpty.includes(field.type) && ['', 'null'].includes(value)) return true;
  return (isOfList ? value.split(',') : [value]).every((one) => isValue(one, field));
};

/**
 * Payload and the database fail at some queries, with a stack in the log.
 * @param path below `/api/`
 * @returns the name of the first part that cannot be read, else null
 */
export const unreadablePart = (payload: Payload, path: string, query: URLSearchParams): string | null => {
  const isReadable = (name: string, value: string): boolean => {
    const [top = ''] = name.split('[');
    if (!['where', 'data', 'limit', 'page', 'depth'].includes(top)) return true;
    // Of a repeated name Payload makes a list.
    if (!name.endsWith('[]') && query.getAll(name).length > 1) return false;
    if (top === 'where') return isCondition(payload, path.split('/'), name, value);
    return top === 'data' ? value === '' || isGroup(parsed(value)) : name === top && COUNT.test(value);
  };
  return [...query].find(([name, value]) => !isReadable(name, value))?.[0] ?? null;
};
