import { APIError, type PayloadRequest } from 'payload';

/** An error that its reader gets in the language of her editor, with `data` for the editor itself. */
export const refusal = (
  { i18n }: PayloadRequest,
  status: number,
  en: string,
  es: string,
  data: Record<string, unknown> | null = null,
): APIError => new APIError(i18n.language === 'es' ? es : en, status, data, true);
