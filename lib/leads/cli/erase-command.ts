import 'server-only';
import { info } from '@/lib/platform/log';
import type { Database } from '@/lib/platform/db/database';
import { tablesOfLeads } from '@/lib/platform/db/tables';
import { UsageError } from '@/lib/platform/run-command';
import {
  countRowsOf,
  eraseRowsOf,
  leadsOf,
  type Counts,
  type LeadSelection,
} from '@/lib/leads/outbox/erase-on-request';

export type EraseOptions = {
  email?: string | undefined;
  phone?: string | undefined;
  country?: string | undefined;
  'dry-run'?: boolean | undefined;
  yes?: boolean | undefined;
};

const whoseOf = (ids: readonly string[], { email, phone, country = 'US' }: EraseOptions): LeadSelection => {
  const named = [...ids, email, phone].filter((name) => name?.trim());
  if (named.length !== 1) throw new UsageError('Whose leads? Name one lead, or --email, or --phone.');
  if (email) return { email };
  return phone ? { phone, country: country.toUpperCase() } : { id: ids[0] ?? '' };
};

export const countsInWords = (counts: Counts): string =>
  Object.entries(counts)
    .map(([name, number]) => `${name}: ${number}`)
    .join(', ');

export const KEPT_ELSEWHERE =
  'Not erased: backups, mails and requests that were delivered before, and what receivers made of them.\n';

/** `erase ID|--email X|--phone X`. @returns the printed text @throws UsageError */
export const eraseCommand = async (
  db: Database,
  ids: readonly string[],
  options: EraseOptions,
): Promise<string> => {
  const whose = whoseOf(ids, options);
  const found = await leadsOf(db, whose).catch((error: unknown) => {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  });
  if (options['dry-run'] || !options.yes) {
    const counts = countsInWords(await countRowsOf(db, found)) || 'leads: 0';
    return `Would erase ${counts}. Nothing is erased ${options['dry-run'] ? 'in a dry run' : 'without --yes'}.\n`;
  }
  const counts = await eraseRowsOf(db, found);
  // Runs also without rows: an earlier run may have been killed before this statement.
  await db.vacuum(tablesOfLeads.map(({ name }) => name));
  info('leads.erased', { reason: 'request', leads: counts.leads ?? 0, rows: countsInWords(counts) });
  return `Erased ${countsInWords(counts) || 'leads: 0'}.\n${KEPT_ELSEWHERE}`;
};
