import 'server-only';
import { getCachedSite } from '@/lib/content';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { furtherDestinations } from '@/lib/leads/delivery/destinations';
import { receiverSecrets, retireSecret, rotateSecret } from '@/lib/leads/delivery/webhook-secrets';
import type { Database } from '@/lib/platform/db/database';
import { UsageError } from '@/lib/platform/run-command';

const receiverOf = async (site: string, destination: string | undefined) => {
  const known = await getCachedSite(site);
  if (known.state !== 'found') throw new UsageError(`The record of ${site} is not known.`);
  const further = furtherDestinations(known.value);
  if (destination === undefined) {
    const { leadEndpoint: endpoint } = known.value;
    if (!endpoint || !URL.canParse(endpoint)) throw new UsageError(`No linkPostEmail is known of ${site}.`);
    return { endpoint, configured: settingsOfSite(site).leadSecrets, field: 'leadSecret' };
  }
  const found = further.find(({ key }) => key === destination);
  if (!found || !('webhook' in found)) {
    const keys = further.flatMap((of) => ('webhook' in of ? [of.key] : []));
    throw new UsageError(
      `${site} has no webhook ${destination} in deliverTo; there are: ${keys.join(', ') || 'none'}.`,
    );
  }
  return { endpoint: found.webhook, configured: found.secrets, field: 'secret in deliverTo' };
};

/** `secret [rotate|retire] <site> [<destination>]`. @returns what is printed @throws UsageError */
export const secretCommand = async (db: Database, names: readonly string[]): Promise<string> => {
  const isAction = names.length > 1 && /^(rotate|retire)$/.test(names[0] ?? '');
  const [site, destination, ...rest] = isAction ? names.slice(1) : names;
  const action = isAction ? names[0] : null;
  if (!site || rest.length > 0 || (destination !== undefined && !destination.includes('#')))
    throw new UsageError(
      'Which site? secret <site>, secret rotate <site>, or secret retire <site>; a destination may follow.',
    );
  const { endpoint, configured, field } = await receiverOf(site, destination);
  if (action && configured.length > 0)
    throw new UsageError(`The secret of ${site} is in its hosts entry: change ${field} there.`);
  if (action === 'rotate') await rotateSecret(db, endpoint);
  if (action === 'retire' && !(await retireSecret(db, endpoint)))
    throw new UsageError('There is only one secret: nothing to retire.');
  const secrets = configured.length > 0 ? configured : await receiverSecrets(db, endpoint);
  if (secrets.length === 0)
    throw new UsageError('No secret: set LEADS_SIGNING_SECRET, or leadSecret in the hosts entry, or rotate.');
  return `${secrets.join('\n')}\n`;
};
