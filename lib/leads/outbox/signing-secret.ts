import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { database, type Database } from '@/lib/db';
import { singleton } from '@/lib/singleton';

const state = singleton('leads.secret', () => ({ read: null as Promise<string> | null }));

/** The secret in the database, made by whichever process asks first; all processes of the database have the same. */
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
 * Signs a text with a secret that is kept in the database. Not with LEADS_SIGNING_SECRET: receivers know that one, and it changes.
 * @param purpose keeps a signature for one thing from being taken for another
 * @throws Error when the database does not answer.
 */
export const sign = async (purpose: string, text: string): Promise<string> =>
  createHmac('sha256', await secret())
    .update(`${purpose}:${text}`)
    .digest('base64url');

/** Is this the signature of a text for a purpose? */
export const isSigned = async (purpose: string, text: string, signature: string): Promise<boolean> => {
  const [expected, given] = [Buffer.from(await sign(purpose, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
