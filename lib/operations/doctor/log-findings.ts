import { env } from '@/lib/platform/env';
import { warnOnce } from '@/lib/platform/log';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { redirectProblems } from '@/lib/serving/routing/old-addresses';
import { onRecordRead } from '@/lib/content/record-listeners';
import { examineRecord } from './examine-record';

// checkRecord's problems are in the log already, as content.field.
const loggedByContent = new Set(['unknown-field', 'ignored-value', 'address-taken', 'no-record']);

/** Logs each error and warning of every record that this server reads, once. */
export const logFindings = (): void =>
  onRecordRead('doctor', (pageId, document) => {
    const { site, findings } = examineRecord(document, pageId, env());
    for (const problem of site ? redirectProblems(site, settingsOfSite(pageId).redirects) : [])
      warnOnce('sites.redirect', { site: pageId, ...problem });
    for (const { severity, code, field, text } of findings)
      if (severity !== 'note' && !loggedByContent.has(code))
        warnOnce('content.advice', { site: pageId, severity, code, field: field ?? undefined, text });
  });
