import { randomBytes } from 'node:crypto';
import { hmacOf, isHmacOf } from '@/lib/platform/hmac';
import { singleton } from '@/lib/platform/singleton';
import type { Database } from './database';
import { database } from '.';

const known = singleton('database.secrets', () => new Map<string, Promise<string>>());

const readOrMake = async (db: Database, name: string): Promise<string> => {
  await db.run('insert into secrets (name, value) values (?, ?) on conflict (name) do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await db.all<{ value: string }>('select value from secrets where name = ?', [name]);
  return row?.value ?? '';
};

/** A random secret that all processes of a database share. @throws Error without the database */
export const databaseSecret = (name: string): Promise<string> => {
  const before = known.get(name);
  if (before) return before;
  const reading = database()
    .then((db) => readOrMake(db, name))
    .catch((error: unknown) => {
      known.delete(name);
      throw error;
    });
  known.set(name, reading);
  return reading;
};

/** Signs with a secret of the database: LEADS_SIGNING_SECRET is known to receivers of leads. */
export const sign = async (purpose: string, text: string): Promise<string> =>
  hmacOf(`${purpose}:${text}`, await databaseSecret('signing'));

export const isSigned = async (purpose: string, text: string, signature: string): Promise<boolean> =>
  isHmacOf(`${purpose}:${text}`, await databaseSecret('signing'), signature);

/** `{time}.{signature}`: proves when it was made, for a purpose and a site. @param now ms since 1970 */
export const signedTime = async (purpose: string, site: string, now: number): Promise<string> =>
  `${now}.${await sign(purpose, `${site}:${now}`)}`;

/** The age in ms; null for a forged time. */
export const ageOfSignedTime = async (
  purpose: string,
  site: string,
  signed: string,
  now = Date.now(),
): Promise<number | null> => {
  const [time = '', signature = ''] = signed.split('.');
  return /^\d{1,15}$/.test(time) && (await isSigned(purpose, `${site}:${time}`, signature))
    ? now - Number(time)
    : null;
};
