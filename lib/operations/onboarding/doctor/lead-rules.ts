import { checkTarget } from '@/lib/platform/http/private-address';
import { isInsideName } from '@/lib/site/pictures/image-hosts.mjs';
import { asText, listEntriesIn, isBlank, type Examined, type Rules } from './rule';

/**
 * The destination of leads in words; null without one. The destinations of a hosts entry are not known here.
 */
export const leadDestination = ({ site, delivery }: Pick<Examined, 'site' | 'delivery'>): string | null => {
  const first = site.leadEndpoint ?? (delivery.mail && site.emails[0] ? `mail to ${site.emails[0]}` : null);
  const further = site.deliverTo.flatMap((to) => {
    if ('webhook' in to) return [new URL(to.webhook).host];
    return delivery.mail ? [`mail to ${to.mail}`] : [];
  });
  const all = [...(first ? [first] : []), ...further];
  return all.length > 0 ? all.join(', ') : null;
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

const webhooksOf = ({ record, site }: Examined): { field: string; url: URL }[] => [
  ...(site.leadEndpoint === null ? [] : [{ field: 'linkPostEmail', url: new URL(site.leadEndpoint) }]),
  ...listEntriesIn(record, 'options.deliverTo').flatMap(({ path, entry }) => {
    const url = asText(entry.webhook);
    const field = `${path}.webhook`;
    return /^https?:/i.test(url) && URL.canParse(url) ? [{ field, url: new URL(url) }] : [];
  }),
];

const receiversOf = (examined: Examined, kind: 'private' | 'unencrypted') => {
  const { allowedPrivateHosts } = examined.delivery;
  return webhooksOf(examined).flatMap(({ field, url }) => {
    const isOpen = url.protocol === 'http:' && !allowedPrivateHosts.has(url.host);
    const found = isPrivate(url, allowedPrivateHosts) ? 'private' : isOpen && 'unencrypted';
    return found === kind ? [{ field, shown: `${field} leads to ${url.host}`, reason: '' }] : [];
  });
};

export const leadRules: Rules = {
  'leads-go-nowhere': ({ site, delivery }) => {
    if (leadDestination({ site, delivery })) return [];
    return delivery.mail
      ? [{ shown: 'no e-mail address in dbPrincipal.emails' }]
      : [{ shown: 'this server cannot send mail (SMTP_URL and MAIL_FROM are not set)' }];
  },
  'leads-to-private-address': (examined) => receiversOf(examined, 'private'),
  'leads-unencrypted': (examined) => receiversOf(examined, 'unencrypted'),
  'secret-in-record': ({ record }) =>
    listEntriesIn(record, 'options.deliverTo').flatMap(({ path, entry }) =>
      isBlank(entry.secret) ? [] : [{ field: `${path}.secret` }],
    ),
  'no-mail-to-destination': ({ site, delivery }) =>
    delivery.mail ? [] : site.deliverTo.flatMap((to) => ('mail' in to ? [{ shown: to.mail }] : [])),
};
