import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import type { Database } from '@/lib/platform/db/database';
import { env } from '@/lib/platform/env';
import { webhookSecretOf } from '@/lib/platform/hmac';

/** The whole address: on a host such as hooks.zapier.com each customer has one of their own. */
const rowOf = (endpoint: string): string => `webhook:${new URL(endpoint).href}`;

/** Who knows one receiver's secret cannot compute another's. */
const derivedSecrets = (endpoint: string): string[] => {
  const { leadsSigningSecret } = env();
  return leadsSigningSecret
    ? [webhookSecretOf(new Uint8Array(hkdfSync('sha256', leadsSigningSecret, '', rowOf(endpoint), 32)))]
    : [];
};

const storedSecrets = async (db: Database, endpoint: string): Promise<string[] | null> => {
  const [row] = await db.all('select value from secrets where name = ?', [rowOf(endpoint)]);
  return row ? String(row.value).split(' ') : null;
};

/** The secrets of a receiver: rotated ones, else one derived from LEADS_SIGNING_SECRET, else none. */
export const receiverSecrets = async (db: Database, endpoint: string): Promise<readonly string[]> =>
  (await storedSecrets(db, endpoint)) ?? derivedSecrets(endpoint);

/** What signs a site's leads, newest first: secrets of its hosts entry, else its receiver's; else nothing. */
export const webhookSecrets = async (
  site: string,
  endpoint: string,
  database: () => Promise<Database>,
): Promise<readonly string[]> => {
  const { leadSecrets } = settingsOfSite(site);
  return leadSecrets.length > 0 ? leadSecrets : receiverSecrets(await database(), endpoint);
};

const writeSecrets = (db: Database, endpoint: string, secrets: readonly string[]) =>
  db.run(
    'insert into secrets (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    [rowOf(endpoint), secrets.join(' ')],
  );

export const rotateSecret = async (db: Database, endpoint: string): Promise<void> => {
  const before = (await storedSecrets(db, endpoint)) ?? derivedSecrets(endpoint);
  await writeSecrets(db, endpoint, [webhookSecretOf(randomBytes(32)), ...before.slice(0, 1)]);
};

/** Ends a rotation: only the newest secret signs. @returns false when there is only one */
export const retireSecret = async (db: Database, endpoint: string): Promise<boolean> => {
  const stored = await storedSecrets(db, endpoint);
  if (!stored || stored.length < 2) return false;
  await writeSecrets(db, endpoint, stored.slice(0, 1));
  return true;
};
