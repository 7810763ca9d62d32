import type { z } from 'zod';

/** What `read` returns for a value that a kind of field does not accept. */
export const refused = Symbol('refused');

/** What a kind of field of the record makes of a value. */
export const read = (schema: z.ZodType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : refused;
};
