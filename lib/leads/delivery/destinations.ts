import 'server-only';
import { createHash } from 'node:crypto';
import { getCachedSite, type Site } from '@/lib/content';
import { uniqueDestinations } from '@/lib/content/settings/lead-destination';
import { areHostsKnown, settingsOfSite, type SiteSettings } from '@/lib/content/hosts/hosts';
import { FIRST } from '@/lib/leads/outbox/lead';
import { env } from '@/lib/platform/env';

type SiteDestination = SiteSettings['deliverTo'][number];

/**
 * A site's destinations. `key` is FIRST, or identifies an address of deliverTo as long as the address stays
 * the same. `secrets` are those of the hosts entry. `mailInstead`: the address that gets leads that the
 * webhook refuses.
 */
export type Destination = { key: string } & (
  { webhook: string; secrets: readonly string[]; mailInstead?: string } | { mail: string | undefined }
);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The host and a digest of the address, which may hold a secret; or the e-mail address. */
const keyOf = (destination: SiteDestination): string =>
  'webhook' in destination
    ? `${new URL(destination.webhook).host}#${digestOf(destination.webhook)}`
    : destination.mail.toLowerCase();

/**
 * The destinations of the record's own fields, then the addresses of hosts entry and deliverTo, each once.
 */
export const destinationsOf = (site: Site): Destination[] => {
  const { leadEndpoint } = site;
  const { deliverTo, leadSecrets } = settingsOfSite(site.id);
  const [to] = site.emails;
  const named = uniqueDestinations<SiteDestination>([
    ...deliverTo,
    ...site.deliverTo.map((destination) => ({ ...destination, secrets: [] })),
  ]);
  const isFirst = (of: SiteDestination) =>
    'webhook' in of
      ? of.webhook === leadEndpoint
      : leadEndpoint === null && of.mail.toLowerCase() === to?.toLowerCase();
  const further = named.filter((of) => !isFirst(of)).map((of) => ({ ...of, key: keyOf(of) }));
  const isMailed = further.some((of) => 'mail' in of && of.mail === to);
  const secrets = named.flatMap((of) => (isFirst(of) && 'secrets' in of ? of.secrets : []));
  if (leadEndpoint)
    return [
      {
        key: FIRST,
        webhook: leadEndpoint,
        secrets: [...new Set([...leadSecrets, ...secrets])],
        ...(to && !isMailed && { mailInstead: to }),
      },
      ...further,
    ];
  // A lead that has no other destination waits for an address, or a mail server.
  return further.length > 0 && (!env().mail || !to) ? further : [{ key: FIRST, mail: to }, ...further];
};

/** The keys of a site's destinations; null while its record, or the table of hosts, is not known. */
export const destinationKeys = async (site: string): Promise<readonly string[] | null> => {
  const known = await getCachedSite(site);
  return known.state === 'found' && areHostsKnown()
    ? destinationsOf(known.value).map(({ key }) => key)
    : null;
};

/** Names a lead and its destination in a mail: "{lead}", or "{lead}.{digest}" of an address in deliverTo. */
export const mailIdOf = (lead: string, destination: string): string =>
  destination === FIRST ? lead : `${lead}.${digestOf(destination)}`;

/** The lead in a Message-ID, with or without <>, and its destination; null for ids of other mails. */
export const leadOfMailId = (id: string): { lead: string; isTo: (destination: string) => boolean } | null => {
  const [, mailId, lead] =
    /^\s*<?(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.[0-9a-f]{8})?)(?:@[^\s<>@]{1,253})?>?\s*$/.exec(
      id,
    ) ?? [];
  return lead ? { lead, isTo: (destination) => mailIdOf(lead, destination) === mailId } : null;
};
