/**
 * Spreadsheets run a cell that begins like this as a formula (also in full width, and also after what some of them take for the end
 * of a cell); an apostrophe before it makes it text again.
 */
const formula = /(^|[;|\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;
/** Without it Excel does not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const cell = (value: string) => {
  const safe = value.replace(formula, "$1'");
  return /[",\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

/** Rows as CSV (RFC 4180) with a byte order mark, safe to open in a spreadsheet. */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
