import type { Access, FieldAccess, PayloadRequest } from 'payload';
import type { Person } from '../database/tables';

const userOf = (req: PayloadRequest) => req.user as Person | null;

export const isAgency = (req: PayloadRequest): boolean => userOf(req)?.role === 'agency';

/** Ids of the businesses of a person. */
export const businessesOf = ({ businesses }: Pick<Person, 'businesses'>): number[] =>
  (businesses ?? []).map((one) => (typeof one === 'object' ? one.id : one));
/** Ids of the businesses that an owner may see and change. */
export const ownBusinesses = (req: PayloadRequest): number[] => businessesOf(userOf(req) ?? {});

/**
 * Whether this person may see and change a business: by her session, never by other data of the request.
 */
export const mayEdit = (req: PayloadRequest, business: unknown): boolean =>
  isAgency(req) || ownBusinesses(req).includes(Number(business));

export const onlyAgency: Access = ({ req }) => isAgency(req);
export const onlyAgencyField: FieldAccess = ({ req }) => isAgency(req);
/** For documents that only code reads and writes, past access control. */
export const nobody = () => false;

/** The agency has all documents, an owner those whose `field` names one of her businesses. */
export const ofOwnBusinesses =
  (field: string): Access =>
  ({ req }) => {
    if (!req.user) return false;
    return isAgency(req) || { [field]: { in: ownBusinesses(req) } };
  };

export const selfOrAgency: Access = ({ req }) => {
  if (!req.user) return false;
  return isAgency(req) || { id: { equals: req.user.id } };
};
