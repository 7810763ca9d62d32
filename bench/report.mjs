export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param share 0 to 1 */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;

export const median = (values) => percentile(values, 0.5);

/** Lines up rows under their headings: the first column to the left, the others to the right. */
export const table = (headings, rows) => {
  const lines = [headings, ...rows].map((cells) => cells.map(String));
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  const cell = (text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]));
  return lines.map((cells) => cells.map(cell).join('  ').trimEnd()).join('\n');
};

/** Prints the limits that were missed; the script then ends with 1. */
export const fail = (heading, lines) => {
  if (lines.length === 0) return;
  console.error(`\n${heading}:\n${lines.join('\n')}`);
  process.exitCode = 1;
};
