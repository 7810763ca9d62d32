import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { database, type Database } from '@/lib/db';
import { singleton } from '@/lib/singleton';

const state = singleton('leads.secret', () => ({ read: null as Promise<string> | null }));

/** The secret in the database, the same for all its processes. */
const secretIn = async (db: Database): Promise<string> => {
  await db.run('insert into lead_secrets (name, value) values (?, ?) on conflict (name) do nothing', [
    'signing',
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await db.all('select value from lead_secrets where name = ?', ['signing']);
  return String(row?.value);
};

const secret = (): Promise<string> =>
  (state.read ??= database()
    .then(secretIn)
    .catch((error: unknown) => {
      state.read = null;
      throw error;
    }));

/**
 * Signs a text with a secret of the database. LEADS_SIGNING_SECRET is not used: receivers know it.
 * @param purpose keeps signatures for different things apart
 */
export const sign = async (purpose: string, text: string): Promise<string> =>
  createHmac('sha256', await secret())
    .update(`${purpose}:${text}`)
    .digest('base64url');

export const isSigned = async (purpose: string, text: string, signature: string): Promise<boolean> => {
  const [expected, given] = [Buffer.from(await sign(purpose, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
