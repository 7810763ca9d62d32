import { APIError, type AfterErrorHook, type Endpoint, type PayloadRequest } from 'payload';
import { said, w, type English, type Values } from '../record/words';
import { mayEdit } from './access';

/** An error in the language of its reader's editor, with `data` for the editor itself. */
export const refusalOf = (
  req: PayloadRequest,
  status: number,
  english: English,
  values: Values = {},
  data: Record<string, unknown> | null = null,
): APIError => new APIError(said(w(english, values), req.i18n.language), status, data, true);

/**
 * Puts back the data of an error, which Payload drops when its class is another copy of APIError, as in the
 * hooks of a production server.
 */
export const keepData: AfterErrorHook = ({ error, result }) => {
  const [said] = result?.errors ?? [];
  const data = 'data' in error ? (error.data as Record<string, unknown> | null) : null;
  if (data && said && !said.data && said.message === error.message)
    return { response: { ...result, errors: [{ ...said, data }] } };
};

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
