import type { z } from 'zod';

/** JSON Schema of the values that a kind of field accepts, spelling variants included. */
export type Accepts = Record<string, unknown>;

export type KindNotes = { kind: string; accepts: Accepts };

export type FieldNotes = {
  description: string;
  shows?: string;
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

export const notesOf = (schema: z.core.$ZodType): Partial<FieldNotes & KindNotes> =>
  (schema as Partial<z.ZodType>).meta?.() ?? {};
