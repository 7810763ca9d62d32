import 'server-only';
import type { Row, Value } from '@/lib/platform/db';
import type { Lead, LeadState, StoredFields } from './lead';

export const columns =
  'id, site, state, reason, fields, received_at, attempts, due_at, give_up_at, changed_at';

export const toLead = (row: Row): Lead => ({
  id: String(row.id),
  site: String(row.site),
  state: row.state as LeadState,
  reason: row.reason === null ? null : String(row.reason),
  fields: JSON.parse(String(row.fields)) as StoredFields,
  receivedAt: Number(row.received_at),
  attempts: Number(row.attempts),
  dueAt: Number(row.due_at),
  giveUpAt: Number(row.give_up_at),
  changedAt: Number(row.changed_at),
});

/** SQL for leads that no operator sent as a test. */
export const NO_TEST = `fields not like '%"isTest":true%'`;

export type Filter = { site?: string; state?: LeadState };

export const where = ({ site, state }: Filter): { sql: string; args: Value[] } => {
  const parts = [
    ...(site ? [{ sql: 'site = ?', arg: site }] : []),
    ...(state ? [{ sql: 'state = ?', arg: state }] : []),
  ];
  return {
    sql: parts.length ? ` where ${parts.map(({ sql }) => sql).join(' and ')}` : '',
    args: parts.map(({ arg }) => arg),
  };
};
