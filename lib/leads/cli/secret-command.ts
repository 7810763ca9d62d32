import 'server-only';
import { getCachedSite } from '@/lib/content';
import { destinationsOf } from '@/lib/leads/delivery/destinations';
import { receiverSecrets, retireSecret, rotateSecret } from '@/lib/leads/delivery/webhook-secrets';
import { FIRST } from '@/lib/leads/outbox/lead';
import type { Database } from '@/lib/platform/db/database';
import { UsageError } from '@/lib/platform/run-command';

const receiverOf = async (site: string, destination = FIRST) => {
  const known = await getCachedSite(site);
  if (known.state !== 'found') throw new UsageError(`The record of ${site} is not known.`);
  const webhooks = destinationsOf(known.value).filter((of) => 'webhook' in of && URL.canParse(of.webhook));
  const found = webhooks.find(({ key }) => key === destination);
  if (found && 'webhook' in found) return { endpoint: found.webhook, configured: found.secrets };
  if (destination === FIRST) throw new UsageError(`No linkPostEmail is known of ${site}.`);
  const keys = webhooks.map(({ key }) => key).join(', ');
  throw new UsageError(`${site} has no webhook ${destination}; there are: ${keys || 'none'}.`);
};

/** `secret [rotate|retire] <site> [<destination>]`. @returns the printed text @throws UsageError */
export const secretCommand = async (db: Database, names: readonly string[]): Promise<string> => {
  const isAction = names.length > 1 && /^(rotate|retire)$/.test(names[0] ?? '');
  const [site, destination, ...rest] = isAction ? names.slice(1) : names;
  const action = isAction ? names[0] : null;
  if (!site || rest.length > 0)
    throw new UsageError(
      'Which site? secret <site>, secret rotate <site>, or secret retire <site>; a destination may follow.',
    );
  const { endpoint, configured } = await receiverOf(site, destination);
  if (action && configured.length > 0)
    throw new UsageError(`The secret of ${site} is in its hosts entry: change it there.`);
  if (action === 'rotate') await rotateSecret(db, site, endpoint);
  if (action === 'retire' && !(await retireSecret(db, site, endpoint)))
    throw new UsageError('There is only one secret: nothing to retire.');
  const secrets = configured.length > 0 ? configured : await receiverSecrets(db, site, endpoint);
  if (secrets.length === 0)
    throw new UsageError('No secret: set LEADS_SIGNING_SECRET, or leadSecret in the hosts entry, or rotate.');
  return `${secrets.join('\n')}\n`;
};
