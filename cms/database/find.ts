import type { Payload, Where } from 'payload';
import type { Business, Tables } from './tables';

type More = Record<string, unknown>;

/** All documents of a table, as code stores them: past access control, without those of other tables. */
export const findAll = async <Table extends keyof Tables>(
  payload: Payload,
  collection: Table,
  where: Where = {},
  more: More = {},
): Promise<Tables[Table][]> => {
  const asked = { collection, where, depth: 0, pagination: false, ...more } as never;
  return (await payload.find(asked)).docs as unknown as Tables[Table][];
};

/** @throws NotFound without a business of this id */
export const findBusiness = async (payload: Payload, id: number, more: More = {}): Promise<Business> =>
  (await payload.findByID({
    collection: 'businesses',
    id,
    depth: 0,
    ...more,
  } as never)) as unknown as Business;
