import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '@/lib/platform/db/database';
import { env } from '@/lib/platform/env';
import { webhookSecretOf } from '@/lib/platform/hmac';

/**
 * The row of a site and the whole address: on a host such as hooks.zapier.com each customer has a receiver of
 * its own, and a site that names another site's receiver must not sign with that site's secret.
 */
const rowOf = (site: string, endpoint: string): string => `webhook:${site} ${new URL(endpoint).href}`;

/** A receiver that knows its secret cannot compute the secret of another. */
const derivedSecrets = (site: string, endpoint: string): string[] => {
  const { leadsSigningSecret } = env();
  return leadsSigningSecret
    ? [webhookSecretOf(new Uint8Array(hkdfSync('sha256', leadsSigningSecret, '', rowOf(site, endpoint), 32)))]
    : [];
};

const storedSecrets = async (db: Database, site: string, endpoint: string): Promise<string[] | null> => {
  const [row] = await db.all('select value from secrets where name = ?', [rowOf(site, endpoint)]);
  return row ? String(row.value).split(' ') : null;
};

/** A receiver's secrets, newest first: rotated secrets, else one made of LEADS_SIGNING_SECRET, else none. */
export const receiverSecrets = async (
  db: Database,
  site: string,
  endpoint: string,
): Promise<readonly string[]> => (await storedSecrets(db, site, endpoint)) ?? derivedSecrets(site, endpoint);

const writeSecrets = (db: Database, site: string, endpoint: string, secrets: readonly string[]) =>
  db.run(
    'insert into secrets (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    [rowOf(site, endpoint), secrets.join(' ')],
  );

export const rotateSecret = async (db: Database, site: string, endpoint: string): Promise<void> => {
  const before = (await storedSecrets(db, site, endpoint)) ?? derivedSecrets(site, endpoint);
  await writeSecrets(db, site, endpoint, [webhookSecretOf(randomBytes(32)), ...before.slice(0, 1)]);
};

/** Ends a rotation: only the newest secret signs. @returns false when there is only one */
export const retireSecret = async (db: Database, site: string, endpoint: string): Promise<boolean> => {
  const stored = await storedSecrets(db, site, endpoint);
  if (!stored || stored.length < 2) return false;
  await writeSecrets(db, site, endpoint, stored.slice(0, 1));
  return true;
};
