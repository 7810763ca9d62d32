import { APIError, type AfterErrorHook, type PayloadRequest } from 'payload';
import { said, w, type English, type Values } from '../record/words';

/** An error that its reader gets in the language of her editor, with `data` for the editor itself. */
export const refusal = (
  { i18n }: PayloadRequest,
  status: number,
  en: string,
  es: string,
  data: Record<string, unknown> | null = null,
): APIError => new APIError(i18n.language === 'es' ? es : en, status, data, true);

/** The same by its English, whose Spanish is in record/spanish.json. */
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
