import { checkTarget } from '@/lib/platform/http/private-address';
import type { Examined, Rules } from './rule';

/** Where leads go, in words; null when they go nowhere. */
export const leadDestination = ({ site, delivery }: Pick<Examined, 'site' | 'delivery'>): string | null =>
  site.leadEndpoint ?? (delivery.mail && site.emails[0] ? `mail to ${site.emails[0]}` : null);

/** Whether delivery refuses a receiver because of its address; what DNS answers is not asked here. */
const isPrivate = (url: URL, allowed: ReadonlySet<string>): boolean => {
  const isInsideName = !url.hostname.includes('.') || /\.(localhost|local|internal)$/.test(url.hostname);
  try {
    return !checkTarget(url, allowed).isAllowed && isInsideName && !url.hostname.includes(':');
  } catch {
    return true;
  }
};

const receiversOf = ({ site, delivery }: Examined, kind: 'private' | 'unencrypted') => {
  if (site.leadEndpoint === null) return [];
  const url = new URL(site.leadEndpoint);
  const isOpen = url.protocol === 'http:' && !delivery.allowedPrivateHosts.has(url.host);
  const found = isPrivate(url, delivery.allowedPrivateHosts) ? 'private' : isOpen && 'unencrypted';
  return found === kind ? [{ shown: url.host }] : [];
};

export const leadRules: Rules = {
  'leads-go-nowhere': {
    error: (missing) =>
      `Requests from the form have nowhere to go: there is no linkPostEmail, and ${missing}. They are kept in the database only.`,
    field: 'linkPostEmail',
    check: ({ site, delivery }) => {
      if (leadDestination({ site, delivery })) return [];
      return delivery.mail
        ? [{ shown: 'no e-mail address in dbPrincipal.emails' }]
        : [{ shown: 'this server cannot send mail (SMTP_URL and MAIL_FROM are not set)' }];
    },
  },
  'leads-to-private-address': {
    error: (host) =>
      `Requests from the form do not arrive: linkPostEmail leads to ${host}, an address inside a network. ` +
      'Write the public address of the receiver, or name this one in ALLOW_PRIVATE_HOSTS.',
    field: 'linkPostEmail',
    check: (examined) => receiversOf(examined, 'private'),
  },
  'leads-unencrypted': {
    warning: (host) =>
      `Requests from the form travel unencrypted to ${host}: names and phone numbers can be read on the way. ` +
      'Write an https:// address in linkPostEmail.',
    field: 'linkPostEmail',
    check: (examined) => receiversOf(examined, 'unencrypted'),
  },
};
