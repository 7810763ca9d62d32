import { APIError, type PayloadRequest } from 'payload';

/** An error that its reader gets in the language of her editor. */
export const refusal = ({ i18n }: PayloadRequest, status: number, en: string, es: string): APIError =>
  new APIError(i18n.language === 'es' ? es : en, status, null, true);
