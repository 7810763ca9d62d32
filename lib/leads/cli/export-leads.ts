import { campaignFields, typedFields } from '@/lib/leads/form/fields';
import type { Lead } from '@/lib/leads/outbox/lead';
import { toCsv } from './csv';

const iso = (ms: number) => new Date(ms).toISOString();

const columns = [
  'id',
  'site',
  'state',
  'receivedAt',
  'attempts',
  'reason',
  ...typedFields,
  'textConsent',
  'page',
  ...campaignFields,
];

/** A lead as one flat row, all values text, keyed by the columns of the export. */
export const flatLead = ({ fields, ...lead }: Lead): Record<string, string> => ({
  id: lead.id,
  site: lead.site,
  state: lead.state,
  receivedAt: iso(lead.receivedAt),
  attempts: String(lead.attempts),
  reason: lead.reason ?? '',
  ...Object.fromEntries(typedFields.map((name) => [name, fields[name] ?? ''])),
  textConsent: fields.textConsent ? `${fields.textConsent.at} ${fields.textConsent.wording}` : '',
  page: fields.page ?? '',
  ...Object.fromEntries(campaignFields.map((name) => [name, fields[name]])),
});

export const leadsAsCsv = (leads: readonly Lead[]): string =>
  toCsv(
    columns,
    leads.map((lead) => {
      const row = flatLead(lead);
      return columns.map((name) => row[name] ?? '');
    }),
  );

export const leadsAsJson = (leads: readonly Lead[]): string =>
  `${JSON.stringify(
    leads.map(({ dueAt: _due, giveUpAt: _giveUp, ...lead }) => ({
      ...lead,
      receivedAt: iso(lead.receivedAt),
      changedAt: iso(lead.changedAt),
    })),
    null,
    2,
  )}\n`;
