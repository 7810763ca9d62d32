import { z } from 'zod';
import { notesOf } from './field-notes';
import { wireRecordSchema } from './wire-record';

type JsonSchema = Record<string, unknown> & { type?: unknown; properties?: Record<string, unknown> };

const descriptionOf = (schema: z.core.$ZodType): string | undefined => {
  const { description, shows, without } = notesOf(schema);
  if (!description) return undefined;
  return [description, shows && `Shows: ${shows}`, without && `Without it: ${without}`]
    .filter(Boolean)
    .join(' ');
};

const replace = (target: JsonSchema, source: JsonSchema) => {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
};

/** `anyOf: [list or group, null]` as one schema: editors complete inside it. */
const withoutAnyOf = ({ anyOf }: JsonSchema): JsonSchema => {
  const [inner] = (anyOf as JsonSchema[] | undefined) ?? [];
  return inner ? { ...inner, type: [inner.type, 'null'] } : {};
};

const withNotes = (schema: z.core.$ZodType, target: JsonSchema) => {
  if (schema._zod.def.type !== 'pipe') return;
  const { accepts, example } = notesOf(schema);
  const description = descriptionOf(schema);
  const { required: _, additionalProperties: __, ...core } = accepts ?? withoutAnyOf(target);
  replace(target, {
    ...(description && { description }),
    ...core,
    ...('properties' in core && { additionalProperties: false }),
    ...(example !== undefined && { examples: [example] }),
  });
};

/** JSON Schema (draft 7): every value that the checks accept is valid; unknown names are errors. */
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
