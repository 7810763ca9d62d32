import { z } from 'zod';
import { MAX_DESTINATIONS, type LeadDestination } from '@/lib/content/settings/lead-destination';
import { isWebhookSecret } from '@/lib/platform/hmac';
import { hintFor } from '@/lib/platform/text';
import { analyticsProblem, parseAnalytics, type Analytics } from './site-analytics';
import { entryFields, type SiteEntry } from './site-entries';

/** Two `secrets` during a rotation; none: the receiver's own secret signs. Never shown or logged. */
export type SiteDestination = LeadDestination & { secrets: readonly string[] };

/** The settings of an entry beside its hosts and redirects. */
export type EntrySettings = {
  /** Codes by the meta tags in which search engines look for them. */
  verification: Readonly<Record<string, string>>;
  analytics: Analytics | null;
  /** Null when WEEKLY_MAIL decides. */
  weeklyMail: boolean | null;
  /** Two during a rotation; none: the receiver's own secret signs. Never shown or logged. */
  leadSecrets: readonly string[];
  /** These destinations are never shown or logged. */
  deliverTo: readonly SiteDestination[];
};

export const noEntrySettings: EntrySettings = {
  verification: {},
  analytics: null,
  weeklyMail: null,
  leadSecrets: [],
  deliverTo: [],
};

/** The meta tag by which a search engine verifies ownership, and the form of its code. */
const services = new Map([
  ['google', { meta: 'google-site-verification', code: /^[\w-]{10,100}$/ }],
  ['bing', { meta: 'msvalidate.01', code: /^[0-9A-F]{32}$/i }],
]);
const serviceNames = [...services.keys()];
const VERIFICATION = `verification must be {${serviceNames.map((name) => `"${name}": the code of the meta tag`).join(', ')}}`;

const SECRETS = 'must be "whsec_" and 24 to 64 bytes as base64, or a list of two';
const secrets = z
  .unknown()
  .transform((written) => [written].flat())
  .refine(
    (list): list is string[] => list.length > 0 && list.length <= 2 && list.every(isWebhookSecret),
    `secret ${SECRETS}`,
  );
const webhook = z.strictObject({
  webhook: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .max(2_000)
    .transform((url) => new URL(url).href),
  secret: secrets.optional(),
});
const mail = z.strictObject({ mail: z.email('must be an e-mail address').max(254) });
const DESTINATION =
  'must be {"webhook": "https://...", "secret": "whsec_..."}, or {"mail": "office@acme.example"}';

const readDestination = (written: unknown): SiteDestination | string => {
  const isMail = typeof written === 'object' && written !== null && 'mail' in written;
  const { data, error } = (isMail ? mail : webhook).safeParse(written);
  if (!data) {
    const [issue] = error.issues;
    return issue?.path.length && issue.code !== 'invalid_type' ? issue.message : DESTINATION;
  }
  return 'mail' in data
    ? { mail: data.mail, secrets: [] }
    : { webhook: data.webhook, secrets: data.secret ?? [] };
};

const asBoolean = (written: unknown) => (typeof written === 'boolean' ? written : null);

/** Leaves out unusable parts, and calls `refuse` with the field and the reason of each. */
export const readSettings = (
  entry: SiteEntry,
  refuse: (field: string, reason: string) => void,
): EntrySettings => {
  for (const name of entry.unknown)
    refuse(name, `"${name}" is no setting of a site${hintFor(name, entryFields)}`);
  /** Null without a value, and for a value that `read` does not accept. */
  const setting = <T>(field: string, read: (written: unknown) => T | null, reason: string): T | null => {
    const written = entry[field] ?? null;
    const value = written === null ? null : read(written);
    if (written !== null && value === null) refuse(field, reason);
    return value;
  };
  const isGroup = (value: unknown) => (typeof value === 'object' && !Array.isArray(value) ? value : null);
  const isShort = (value: unknown): unknown[] | null =>
    Array.isArray(value) && value.length <= MAX_DESTINATIONS ? value : null;

  const verification: Record<string, string> = {};
  for (const [name, code] of Object.entries(setting('verification', isGroup, VERIFICATION) ?? {})) {
    const service = services.get(name);
    const field = `verification.${name}`;
    if (!service) refuse(field, `${field} is no known service${hintFor(name, serviceNames)}`);
    else if (typeof code === 'string' && service.code.test(code)) verification[service.meta] = code;
    else if (code !== null) refuse(field, VERIFICATION);
  }
  setting('canonical', asBoolean, 'canonical must be true or false');
  const tooMany = `deliverTo must be a list of at most ${MAX_DESTINATIONS} destinations`;
  return {
    verification,
    analytics: setting('analytics', parseAnalytics, analyticsProblem()),
    weeklyMail: setting('weeklyMail', asBoolean, 'weeklyMail must be true or false'),
    leadSecrets:
      setting('leadSecret', (written) => secrets.safeParse(written).data ?? null, `leadSecret ${SECRETS}`) ??
      [],
    deliverTo: (setting('deliverTo', isShort, tooMany) ?? []).flatMap((written, index) => {
      const read = readDestination(written);
      if (typeof read !== 'string') return [read];
      refuse(`deliverTo[${index}]`, `deliverTo[${index}]: ${read}`);
      return [];
    }),
  };
};
