import { checkTarget } from '@/lib/platform/http/private-address';
import { isInsideName } from '@/lib/site/pictures/image-hosts.mjs';
import { asText, listEntriesIn, isBlank, type Answer, type Examined, type Rules } from './rule';

/**
 * The destination of leads in words; null without one. The destinations of a hosts entry are not known here.
 */
export const leadDestination = ({ site, delivery }: Pick<Examined, 'site' | 'delivery'>): string | null => {
  const first = site.leadEndpoint ?? (delivery.mail && site.emails[0] ? `mail to ${site.emails[0]}` : null);
  const further = site.deliverTo.map((to) =>
    'webhook' in to ? new URL(to.webhook).host : delivery.mail && `mail to ${to.mail}`,
  );
  return [first, ...further].filter(Boolean).join(', ') || null;
};

/** Checks addresses only, not the answers of DNS. */
const isPrivate = (url: URL, allowed: ReadonlySet<string>): boolean => {
  const { hostname } = url;
  try {
    return !checkTarget(url, allowed).isAllowed && isInsideName(hostname) && !hostname.includes(':');
  } catch {
    return true;
  }
};

const webhooksOf = ({ record, site }: Examined) =>
  [
    { field: 'linkPostEmail', address: site.leadEndpoint ?? '' },
    ...listEntriesIn(record, 'options.deliverTo').map(({ path, entry }) => ({
      field: `${path}.webhook`,
      address: asText(entry.webhook),
    })),
  ]
    .filter(({ address }) => /^https?:/i.test(address) && URL.canParse(address))
    .map(({ field, address }) => ({ field, url: new URL(address) }));

const receiversOf = (examined: Examined, kind: 'private' | 'unencrypted'): Answer[] => {
  const { allowedPrivateHosts } = examined.delivery;
  return webhooksOf(examined).map(({ field, url }) => {
    const isOpen = url.protocol === 'http:' && !allowedPrivateHosts.has(url.host);
    const found = isPrivate(url, allowedPrivateHosts) ? 'private' : isOpen && 'unencrypted';
    return found === kind && { field, shown: `${field} leads to ${url.host}` };
  });
};

export const leadRules: Rules = {
  'leads-go-nowhere': ({ site, delivery }) =>
    !leadDestination({ site, delivery }) && {
      shown: delivery.mail
        ? 'no e-mail address in dbPrincipal.emails'
        : 'this server cannot send mail (SMTP_URL and MAIL_FROM are not set)',
    },
  'leads-to-private-address': (examined) => receiversOf(examined, 'private'),
  'leads-unencrypted': (examined) => receiversOf(examined, 'unencrypted'),
  'secret-in-record': ({ record }) =>
    listEntriesIn(record, 'options.deliverTo').map(
      ({ path, entry }) => !isBlank(entry.secret) && { field: `${path}.secret` },
    ),
  'no-mail-to-destination': ({ site, delivery }) =>
    !delivery.mail && site.deliverTo.map((to) => 'mail' in to && { shown: to.mail }),
};
