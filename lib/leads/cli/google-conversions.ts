import type { LeadSummary } from '@/lib/leads/outbox/lead-store';
import { quoted } from './format-leads';

const header = ['Google Click ID', 'GBRAID', 'WBRAID', 'Conversion Name', 'Conversion Time'];

/** yyyy-MM-dd HH:mm:ss+0000, in UTC. */
const timeOf = (ms: number): string =>
  new Date(ms)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+0000');

const idsOf = ({ gclid = '', gbraid = '', wbraid = '' }: LeadSummary['fields']): string[] => [
  gclid,
  gclid ? '' : gbraid,
  gclid || gbraid ? '' : wbraid,
];

/** Google Ads' CSV of conversions (docs/leads.md), without personal data, refused leads and tests. */
export const googleConversions = (leads: readonly LeadSummary[], name = 'Website request'): string => {
  const rows = leads
    .filter(({ state, fields }) => state !== 'refused' && !fields.isTest)
    .map(({ fields, receivedAt }) => [...idsOf(fields), name, timeOf(receivedAt)])
    .filter((row) => row.slice(0, 3).some(Boolean));
  // No byte order mark before the columns' names, and no apostrophe in a click id, which may begin with '-'.
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
};
