/**
 * Lines up rows under their headings: the first column to the left, the others to the right.
 * @param {string[]} headings
 * @param {(string | number)[][]} rows
 * @returns {string}
 */
export const table = (headings, rows) => {
  const lines = [headings, ...rows].map((cells) => cells.map(String));
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
