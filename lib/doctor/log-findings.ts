import { env } from '@/lib/env';
import { warnOnce } from '@/lib/log';
import { onRecordRead } from '@/lib/content/record-listeners';
import { examineRecord } from './examine-record';

// checkRecord's problems are in the log already, as content.field.
const loggedByContent = new Set(['unknown-field', 'ignored-value', 'address-taken', 'no-record']);

/** Logs each error and warning of every record that this server reads, once. */
export const logFindings = (): void =>
  onRecordRead('doctor', (pageId, document) => {
    for (const { severity, code, field, text } of examineRecord(document, pageId, env().mail !== null)
      .findings)
      if (severity !== 'note' && !loggedByContent.has(code))
        warnOnce('content.advice', { site: pageId, severity, code, field: field ?? undefined, text });
  });
