import 'server-only';
import { getCachedSite } from '@/lib/content';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { retireSecret, rotateSecret, webhookSecrets } from '@/lib/leads/delivery/webhook-secrets';
import type { Database } from '@/lib/platform/db/database';
import { UsageError } from '@/lib/platform/run-command';

/** `secret [rotate|retire] <site>`. @returns what is printed @throws UsageError */
export const secretCommand = async (db: Database, names: readonly string[]): Promise<string> => {
  const [action, site] = names.length > 1 ? names : [null, names[0]];
  if (!site || (action !== null && action !== 'rotate' && action !== 'retire'))
    throw new UsageError('Which site? secret <site>, secret rotate <site>, or secret retire <site>.');
  const known = await getCachedSite(site);
  const endpoint = known.state === 'found' ? known.value.leadEndpoint : null;
  if (!endpoint || !URL.canParse(endpoint)) throw new UsageError(`No linkPostEmail is known of ${site}.`);
  if (action && settingsOfSite(site).leadSecrets.length > 0)
    throw new UsageError(`The secret of ${site} is in its hosts entry: change leadSecret there.`);
  if (action === 'rotate') await rotateSecret(db, endpoint);
  if (action === 'retire' && !(await retireSecret(db, endpoint)))
    throw new UsageError('There is only one secret: nothing to retire.');
  const secrets = await webhookSecrets(site, endpoint, async () => db);
  if (secrets.length === 0)
    throw new UsageError('No secret: set LEADS_SIGNING_SECRET, or leadSecret in the hosts entry, or rotate.');
  return `${secrets.join('\n')}\n`;
};
