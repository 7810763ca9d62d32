import type { Payload, Where } from 'payload';

type More = Record<string, unknown>;

/** All documents of a table, as code stores them: past access control, without those of other tables. */
export const findAll = async <T>(
  payload: Payload,
  collection: string,
  where: Where = {},
  more: More = {},
): Promise<T[]> => {
  const asked = { collection, where, depth: 0, pagination: false, ...more } as never;
  return (await payload.find(asked)).docs as unknown as T[];
};

/** @throws NotFound without a business of this id */
export const findBusiness = async <T>(payload: Payload, id: number, more: More = {}): Promise<T> =>
  (await payload.findByID({ collection: 'businesses', id, depth: 0, ...more } as never)) as unknown as T;
