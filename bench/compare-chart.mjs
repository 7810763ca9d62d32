const ROW = 34;
const LEFT = 250;
const BAR = 300;

/** The ratio of each number to the bare app's, as an SVG document. */
export const barChart = (rows) => {
  const shown = rows.filter(({ ratio }) => Number.isFinite(ratio));
  // The bar of HTML is many times the bare app's: cut at the edge.
  const width = (ratio) => Math.min(1, ratio / 4) * BAR;
  const height = 56 + shown.length * ROW;
  const bars = shown.map(({ name, ratio, values: [site, floor], unit }, index) => {
    const top = 44 + index * ROW;
    const end = LEFT + Math.max(width(ratio), width(1)) + 8;
    const label = `${ratio.toFixed(2)} (${site} to ${floor} ${unit})`;
    return `<text x="${LEFT - 12}" y="${top + 15}" text-anchor="end">${name}</text>
<rect x="${LEFT}" y="${top}" width="${width(ratio).toFixed(1)}" height="20" fill="#1d4ed8"/>
<text x="${end.toFixed(1)}" y="${top + 15}">${label}</text>`;
  });
  const one = LEFT + width(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 ${height}"
 font-family="system-ui, sans-serif" font-size="13" fill="#262626">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${one.toFixed(1)}" y="26" text-anchor="middle" font-weight="600">bare app = 1</text>
${bars.join('\n')}
<path d="M${one.toFixed(1)} 34V${height - 8}" stroke="#b45309" stroke-width="2"/>
</svg>
`;
};
