import { APIError, type AfterErrorHook, type PayloadRequest } from 'payload';
import { said, w, type English, type Values } from '../record/words';

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
