import type { Site } from '@/lib/content';
import type { env } from '@/lib/platform/env';
import { checkTarget } from '@/lib/platform/http/private-address';
import type { Finding } from './finding';

/** How this server delivers leads. */
export type Delivery = Pick<ReturnType<typeof env>, 'mail' | 'allowedPrivateHosts'>;

type Contacts = Pick<Site, 'leadEndpoint' | 'emails'>;

/** Where leads go, in words; null when they go nowhere. */
export const leadDestination = ({ leadEndpoint, emails }: Contacts, { mail }: Delivery): string | null =>
  leadEndpoint ?? (mail && emails[0] ? `mail to ${emails[0]}` : null);

/** Whether delivery refuses a receiver because of its address; what DNS answers is not asked here. */
const isPrivate = (url: URL, allowed: ReadonlySet<string>): boolean => {
  const isInsideName = !url.hostname.includes('.') || /\.(localhost|local|internal)$/.test(url.hostname);
  try {
    return !checkTarget(url, allowed).isAllowed && isInsideName && !url.hostname.includes(':');
  } catch {
    return true;
  }
};

const finding = (code: string, text: string): Finding => ({
  severity: 'error',
  code,
  field: 'linkPostEmail',
  text,
});

/** Leads that no receiver gets. */
export const leadFindings = (site: Contacts, delivery: Delivery): Finding[] => {
  const { leadEndpoint } = site;
  if (!leadDestination(site, delivery))
    return [
      finding(
        'leads-go-nowhere',
        `Requests from the form have nowhere to go: there is no linkPostEmail, and ${
          delivery.mail
            ? 'no e-mail address in dbPrincipal.emails'
            : 'this server cannot send mail (SMTP_URL and MAIL_FROM are not set)'
        }. They are kept in the database only.`,
      ),
    ];
  if (leadEndpoint === null) return [];
  const url = new URL(leadEndpoint);
  if (isPrivate(url, delivery.allowedPrivateHosts))
    return [
      finding(
        'leads-to-private-address',
        `Requests from the form do not arrive: linkPostEmail leads to ${url.host}, an address inside a network. ` +
          'Write the public address of the receiver, or name this one in ALLOW_PRIVATE_HOSTS.',
      ),
    ];
  return url.protocol === 'http:' && !delivery.allowedPrivateHosts.has(url.host)
    ? [
        {
          ...finding(
            'leads-unencrypted',
            `Requests from the form travel unencrypted to ${url.host}: names and phone numbers can be read on the way. ` +
              'Write an https:// address in linkPostEmail.',
          ),
          severity: 'warning',
        },
      ]
    : [];
};
