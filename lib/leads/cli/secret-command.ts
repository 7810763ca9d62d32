import 'server-only';
import { getCachedSite } from '@/lib/content';
import { destinationsOf } from '@/lib/leads/delivery/destinations';
import { derivedSecrets } from '@/lib/leads/delivery/webhook-secrets';
import { FIRST } from '@/lib/leads/outbox/lead';
import { UsageError } from '@/lib/platform/run-command';

/** `secret <site> [<destination>]`. @returns the printed text @throws UsageError */
export const secretCommand = async (names: readonly string[]): Promise<string> => {
  const [site, destination = FIRST, ...rest] = names;
  if (!site || rest.length > 0) throw new UsageError('Which site? secret <site>; a destination may follow.');
  const known = await getCachedSite(site);
  if (known.state !== 'found') throw new UsageError(`The record of ${site} is not known.`);
  const webhooks = destinationsOf(known.value).filter((of) => 'webhook' in of);
  const found = webhooks.find(({ key }) => key === destination);
  if (!found && destination === FIRST) throw new UsageError(`No linkPostEmail is known of ${site}.`);
  if (!found) {
    const keys = webhooks.map(({ key }) => key).join(', ');
    throw new UsageError(`${site} has no webhook ${destination}; there are: ${keys || 'none'}.`);
  }
  const secrets = found.secrets.length > 0 ? found.secrets : derivedSecrets(site, found.webhook);
  if (secrets.length === 0)
    throw new UsageError('No secret: set LEADS_SIGNING_SECRET, or leadSecret in the hosts entry.');
  return `${secrets.join('\n')}\n`;
};
