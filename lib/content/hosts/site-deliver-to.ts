import { z } from 'zod';
import { MAX_DESTINATIONS, type LeadDestination } from '@/lib/content/settings/lead-destination';
import { isWebhookSecret } from '@/lib/platform/hmac';

/** Two `secrets` during a rotation; none: the receiver's own secret signs. */
export type SiteDestination = LeadDestination & { secrets: readonly string[] };

const SECRETS = 'secret must be "whsec_" and 24 to 64 bytes as base64, or a list of two';

export const secretsSchema = z
  .unknown()
  .transform((written) => [written].flat())
  .refine(
    (secrets): secrets is string[] =>
      secrets.length > 0 && secrets.length <= 2 && secrets.every(isWebhookSecret),
    SECRETS,
  );

const webhook = z.strictObject({
  webhook: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .max(2_000)
    .transform((url) => new URL(url).href),
  secret: secretsSchema.optional(),
});
const mail = z.strictObject({ mail: z.email('must be an e-mail address').max(254) });

const SHAPE = 'must be {"webhook": "https://...", "secret": "whsec_..."}, or {"mail": "office@acme.example"}';

const readEntry = (written: unknown): SiteDestination | string => {
  const isMail = typeof written === 'object' && written !== null && 'mail' in written;
  const { data, error } = (isMail ? mail : webhook).safeParse(written);
  if (!data) {
    const [issue] = error.issues;
    return issue?.path.length && issue.code !== 'invalid_type' ? issue.message : SHAPE;
  }
  return 'mail' in data
    ? { mail: data.mail, secrets: [] }
    : { webhook: data.webhook, secrets: data.secret ?? [] };
};

/** Reads the list; calls `refuse` with the field and the reason of each entry that is left out. */
export const readDeliverTo = (
  written: unknown,
  refuse: (field: string, reason: string) => void,
): SiteDestination[] => {
  if (written === undefined || written === null) return [];
  if (!Array.isArray(written) || written.length > MAX_DESTINATIONS) {
    refuse('deliverTo', `deliverTo must be a list of at most ${MAX_DESTINATIONS} destinations`);
    return [];
  }
  return written.flatMap((entry: unknown, index) => {
    const read = readEntry(entry);
    if (typeof read !== 'string') return [read];
    refuse(`deliverTo[${index}]`, `deliverTo[${index}]: ${read}`);
    return [];
  });
};
