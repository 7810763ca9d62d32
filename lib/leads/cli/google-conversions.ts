import type { Lead } from '@/lib/leads/outbox/lead';
import { quoted } from './format-leads';

const header = ['Google Click ID', 'GBRAID', 'WBRAID', 'Conversion Name', 'Conversion Time'];

/** yyyy-MM-dd HH:mm:ss+0000, in UTC. */
const timeOf = (ms: number): string =>
  new Date(ms)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+0000');

/** A row has one click id: the first that the lead has. */
const idsOf = ({ gclid = '', gbraid = '', wbraid = '' }: Lead['fields']): string[] => [
  gclid,
  gclid ? '' : gbraid,
  gclid || gbraid ? '' : wbraid,
];

/**
 * The CSV that Google Ads imports as conversions from clicks (docs/leads.md), without personal data.
 * Leaves out leads without a click id of Google, quarantined ones and tests.
 */
export const googleConversions = (leads: readonly Lead[], name = 'Website request'): string => {
  const rows = leads
    .filter(({ state, fields }) => state !== 'quarantined' && !fields.isTest)
    .map(({ fields, receivedAt }) => [...idsOf(fields), name, timeOf(receivedAt)])
    .filter((row) => row.slice(0, 3).some(Boolean));
  // No byte order mark before the columns' names, and no apostrophe in a click id, which may begin with '-'.
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
};
