import type { z } from 'zod';

/** JSON Schema of the values that a kind of field accepts, spelling variants included. */
export type Accepts = Record<string, unknown>;

/** What the JSON Schema, docs/content-record.md and the doctor say about a kind of field. */
export type KindNotes = { kind: string; accepts: Accepts };

/** What they say about one field of the record. */
export type FieldNotes = {
  /** What the value is, as one sentence. */
  description: string;
  /** The pages and sections that show it. */
  shows?: string;
  /** What the site does when the field is missing. */
  without?: string;
  example?: unknown;
};

/** Names a kind of field, with the JSON Schema of what it accepts. */
export const kind = <T extends z.ZodType>(schema: T, name: string, accepts: Accepts): T =>
  schema.meta({ kind: name, accepts });

/** Gives one field of the record its notes. */
export const field = <T extends z.ZodType>(
  schema: T,
  description: string,
  notes: Omit<FieldNotes, 'description'> = {},
): T => schema.meta({ description, ...notes });

/** The notes of a schema: empty when it has none. */
export const notesOf = (schema: z.core.$ZodType): Partial<FieldNotes & KindNotes> =>
  (schema as Partial<z.ZodType>).meta?.() ?? {};
