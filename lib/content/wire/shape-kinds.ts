import { z } from 'zod';
import { withoutLength } from './tidy';

const MAX_LIST = 500;

/** A list. An unusable entry becomes null, because SPEC counts widgets and slogans by position. */
export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => withoutLength(value) ?? null,
    z.array(item, 'should be a list').max(MAX_LIST, `has more than ${MAX_LIST} entries`).nullable(),
  );

/** An object with named fields; unknown names are ignored (unknown-keys.ts reports them). */
export const group = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => value ?? null, z.object(shape, 'should be a group of fields').nullable());
