import { campaignFields, typedFields } from '@/lib/leads/form/fields';
import type { LeadSummary } from '@/lib/leads/outbox/lead-store';

export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** 5m, 26h or 3d. */
export const ageOf = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes}m`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}h` : `${Math.floor(minutes / 1440)}d`;
};

/** The start of a cell that a spreadsheet runs as a formula (docs/decisions/requests-of-customers.md). */
const formula = /(^|[;|\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;
// Without this mark Excel does not read UTF-8.
const BYTE_ORDER_MARK = '\ufeff';

export const quoted = (value: string): string =>
  /[",\n\r]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value;

const cell = (value: string) => quoted(value.replace(formula, "$1'"));

/** Rows as CSV (RFC 4180) with a byte order mark; an apostrophe before a formula makes it text. */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';

const iso = (ms: number) => new Date(ms).toISOString();

const field = (name: (typeof typedFields)[number] | (typeof campaignFields)[number]) =>
  [name, ({ fields }: LeadSummary) => fields[name] ?? ''] as const;

/** The columns of a file of leads, with the function of each column's text. */
const columns: readonly (readonly [name: string, textOf: (lead: LeadSummary) => string])[] = [
  ['id', ({ id }) => id],
  ['site', ({ site }) => site],
  ['state', ({ state }) => state],
  ['receivedAt', ({ receivedAt }) => iso(receivedAt)],
  ['attempts', ({ attempts }) => String(attempts)],
  ['reason', ({ reason }) => reason ?? ''],
  ...typedFields.map(field),
  [
    'textConsent',
    ({ fields: { textConsent } }) => (textConsent ? `${textConsent.at} ${textConsent.wording}` : ''),
  ],
  ['page', ({ fields }) => fields.page ?? ''],
  ...campaignFields.map(field),
];

export const flatLead = (lead: LeadSummary): [name: string, text: string][] =>
  columns.map(([name, textOf]) => [name, textOf(lead)]);

export const leadsAsCsv = (leads: readonly LeadSummary[]): string =>
  toCsv(
    columns.map(([name]) => name),
    leads.map((lead) => flatLead(lead).map(([, text]) => text)),
  );

export const leadsAsJson = (leads: readonly LeadSummary[]): string =>
  `${JSON.stringify(
    leads.map((lead) => ({
      ...lead,
      receivedAt: iso(lead.receivedAt),
      changedAt: iso(lead.changedAt),
    })),
    null,
    2,
  )}\n`;
