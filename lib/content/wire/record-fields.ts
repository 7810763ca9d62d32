import type { z } from 'zod';
import { notesOf, type FieldNotes } from './field-notes';
import { wireRecordSchema } from './wire-record';

/** `path` as `dbServices[].name`. */
export type RecordField = FieldNotes & { path: string; kind: string };

type Unwrapped =
  | { type: 'group'; shape: Record<string, z.core.$ZodType> }
  | { type: 'list'; item: z.core.$ZodType }
  | { type: 'value' };

export const unwrap = (schema: z.core.$ZodType): Unwrapped => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return unwrap(def.out);
    case 'nullable':
      return unwrap(def.innerType);
    case 'object':
      return { type: 'group', shape: def.shape };
    case 'array':
      return { type: 'list', item: def.element };
    default:
      return { type: 'value' };
  }
};

const fieldsBelow = (schema: z.core.$ZodType, path: string): RecordField[] => {
  const { description = '', shows, without, example, kind } = notesOf(schema);
  const inner = unwrap(schema);
  const own = (name: string): RecordField[] =>
    description ? [{ path, kind: name, description, shows, without, example }] : [];
  if (inner.type === 'group')
    return [
      ...own('group'),
      ...Object.entries(inner.shape).flatMap(([name, of]) =>
        fieldsBelow(of, path ? `${path}.${name}` : name),
      ),
    ];
  if (inner.type === 'list') return [...own('list'), ...fieldsBelow(inner.item, `${path}[]`)];
  return own(kind ?? 'anything');
};

/** Every field of the record in SPEC's order, groups and lists included. */
export const recordFields = (): RecordField[] => fieldsBelow(wireRecordSchema, '');
