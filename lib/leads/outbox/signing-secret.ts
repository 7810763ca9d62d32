import { databaseSecret } from '@/lib/platform/db/secrets';
import { hmac, isHmac } from '@/lib/platform/http/tokens';

/**
 * Signs a text with a secret of the database. LEADS_SIGNING_SECRET is not used: receivers know it.
 * @param purpose keeps signatures for different things apart
 */
export const sign = async (purpose: string, text: string): Promise<string> =>
  hmac(await databaseSecret('signing'), `${purpose}:${text}`);

export const isSigned = async (purpose: string, text: string, signature: string): Promise<boolean> =>
  isHmac(await databaseSecret('signing'), `${purpose}:${text}`, signature);
