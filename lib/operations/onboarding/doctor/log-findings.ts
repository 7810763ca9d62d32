import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { entriesUpTo } from '@/lib/platform/entries-up-to';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { onRecordRead } from '@/lib/content/record-listeners';
import { env } from '@/lib/platform/env';
import { reasonOf, warn, warnOnce } from '@/lib/platform/log';
import { redirectProblems } from '@/lib/serving/routing/old-addresses';
import { examineRecordInTurns } from './examine-record';

const DELAY_MS = 1_000;
const MAX_SITES = 20_000;

/** content.field logs the problems of checkRecord. */
const loggedByContent = new Set(['unknown-field', 'ignored-value', 'address-taken', 'no-record']);

const log = async (pageId: string, document: unknown): Promise<void> => {
  const { site, advice } = await examineRecordInTurns(document, pageId, env());
  for (const problem of site ? redirectProblems(site, settingsOfSite(pageId).redirects) : [])
    warnOnce('sites.redirect', { site: pageId, ...problem });
  for (const { severity, code, field, text } of advice)
    if (severity !== 'note' && !loggedByContent.has(code))
      warnOnce('content.advice', { site: pageId, severity, code, field: field ?? undefined, text });
};

/**
 * Logs errors and warnings once for each change of a record, a second after the read: no visitor waits for
 * it.
 */
export const logFindings = (): void => {
  const examined = new LRUCache<string, string>(entriesUpTo(MAX_SITES));
  onRecordRead('doctor', (pageId, document) => {
    const digest = createHash('sha256')
      .update(`${JSON.stringify(document)}`)
      .digest('base64url');
    if (examined.get(pageId) === digest) return;
    examined.set(pageId, digest);
    const examine = () =>
      log(pageId, document).catch((error: unknown) =>
        warn('content.advice', { site: pageId, reason: reasonOf(error) }),
      );
    setTimeout(() => void examine(), DELAY_MS).unref();
  });
};
