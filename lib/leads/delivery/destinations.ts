import 'server-only';
import { createHash } from 'node:crypto';
import { getCachedSite, type Site } from '@/lib/content';
import { uniqueDestinations } from '@/lib/content/settings/lead-destination';
import { areHostsKnown, settingsOfSite, type SiteSettings } from '@/lib/content/hosts/hosts';

type SiteDestination = SiteSettings['deliverTo'][number];

/** A destination of a site after the first; `key` is the same until its address changes. */
export type FurtherDestination = SiteDestination & { key: string };

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The host and a digest of the address, which may hold a secret; or the e-mail address. */
const keyOf = (destination: SiteDestination): string =>
  'webhook' in destination
    ? `${new URL(destination.webhook).host}#${digestOf(destination.webhook)}`
    : destination.mail.toLowerCase();

const isFirst = (destination: SiteDestination, { leadEndpoint, emails }: Site): boolean =>
  'webhook' in destination
    ? destination.webhook === leadEndpoint
    : leadEndpoint === null && destination.mail.toLowerCase() === emails[0]?.toLowerCase();

/** What the hosts entry and the record name, each address once; the secrets are the entry's. */
export const furtherDestinations = (site: Site): FurtherDestination[] =>
  uniqueDestinations<SiteDestination>([
    ...settingsOfSite(site.id).deliverTo,
    ...site.deliverTo.map((destination) => ({ ...destination, secrets: [] })),
  ])
    .filter((destination) => !isFirst(destination, site))
    .map((destination) => ({ ...destination, key: keyOf(destination) }));

/** The keys of a site's further destinations; null while its record, or the table of hosts, is not known. */
export const furtherOf = async (site: string): Promise<readonly string[] | null> => {
  const known = await getCachedSite(site);
  return known.state === 'found' && areHostsKnown()
    ? furtherDestinations(known.value).map(({ key }) => key)
    : null;
};

/** Names a lead and its destination in a mail: "{lead}", or "{lead}.{digest}" of a further destination. */
export const mailIdOf = (lead: string, destination: string): string =>
  destination ? `${lead}.${digestOf(destination)}` : lead;

/** The lead and the digest in a Message-ID, with or without <>; null when it is not one of ours. */
export const leadOfMailId = (id: string): { lead: string; digest: string | null } | null => {
  const [, lead, digest = null] =
    /^\s*<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([0-9a-f]{8}))?(?:@[^\s<>@]{1,253})?>?\s*$/.exec(
      id,
    ) ?? [];
  return lead ? { lead, digest } : null;
};

export const isDigestOf = (destination: string, digest: string): boolean => digestOf(destination) === digest;
