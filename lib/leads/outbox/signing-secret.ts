import { createHmac, timingSafeEqual } from 'node:crypto';
import { databaseSecret } from '@/lib/platform/db/secrets';

/**
 * Signs a text with a secret of the database. LEADS_SIGNING_SECRET is not used: receivers know it.
 * @param purpose keeps signatures for different things apart
 */
export const sign = async (purpose: string, text: string): Promise<string> =>
  createHmac('sha256', await databaseSecret('signing'))
    .update(`${purpose}:${text}`)
    .digest('base64url');

export const isSigned = async (purpose: string, text: string, signature: string): Promise<boolean> => {
  const [expected, given] = [Buffer.from(await sign(purpose, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
