/** Spreadsheets run a cell that begins like this as a formula; an apostrophe before it makes it text again. */
const formula = /^[=+\-@\t\r]/;

const cell = (value: string) => {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string => [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
