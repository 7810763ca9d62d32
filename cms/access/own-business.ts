import type { Endpoint, PayloadRequest } from 'payload';
import { mayEdit } from './access';
import { refusalOf } from './refusal';

/** @returns the id in a request's address. @throws a refusal for who may not change the business */
export const ownId = (req: PayloadRequest): number => {
  const id = Number(req.routeParams?.id);
  if (!req.user || !Number.isSafeInteger(id) || !mayEdit(req, id))
    throw refusalOf(req, 403, 'This business is not yours.');
  return id;
};

/** A route below `/api/businesses/{id}/`, for who may change the business. */
export const ofBusiness = (
  method: 'get' | 'post',
  name: string,
  answer: (req: PayloadRequest, id: number) => Promise<Response>,
): Endpoint => ({ path: `/:id/${name}`, method, handler: async (req) => answer(req, ownId(req)) });

/** @returns the fields of a JSON body; none when it cannot be read */
export const bodyOf = async (req: PayloadRequest): Promise<Record<string, unknown>> =>
  ((await req.json?.().catch(() => null)) as Record<string, unknown> | null) ?? {};
