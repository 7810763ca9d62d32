/** The start of a cell that a spreadsheet runs as a formula (docs/decisions/27). */
const formula = /(^|[;|\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;
/** Without it Excel does not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const cell = (value: string) => {
  const safe = value.replace(formula, "$1'");
  return /[",\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** Rows as CSV (RFC 4180) with a byte order mark; an apostrophe before a formula makes it text. */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
