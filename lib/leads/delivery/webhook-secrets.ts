import 'server-only';
import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { webhookSecretOf } from '@/lib/platform/hmac';

/**
 * The secret of a site and a receiver's whole address, made of LEADS_SIGNING_SECRET; none without it. Whoever
 * knows a secret cannot compute another: on a host such as hooks.zapier.com each customer has a receiver,
 * and a site that names another site's receiver must not sign with that site's secret.
 */
export const derivedSecrets = (site: string, endpoint: string): string[] => {
  const { leadsSigningSecret } = env();
  if (!leadsSigningSecret || !URL.canParse(endpoint)) return [];
  const info = `webhook:${site} ${new URL(endpoint).href}`;
  return [webhookSecretOf(new Uint8Array(hkdfSync('sha256', leadsSigningSecret, '', info, 32)))];
};
