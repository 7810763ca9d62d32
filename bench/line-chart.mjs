const WIDTH = 720;
const HEIGHT = 280;
const LEFT = 60;
const RIGHT = 170;
const TOP = 44;
const BOTTOM = 40;
const LABEL = 16;
const colours = ['#1d4ed8', '#15803d', '#b45309', '#9333ea'];

const tag = (name, attributes, content = '') =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${typeof value === 'number' ? Number(value.toFixed(1)) : value}"`)
    .join(' ')}>${content}</${name}>`;

/** The tops of the labels at the lines' ends: those of lines that nearly meet are moved apart, upwards. */
const labelTops = (ends) => {
  const tops = new Map();
  let free = Infinity;
  for (const [name, top] of ends.toSorted(([, a], [, b]) => b - a)) {
    tops.set(name, Math.min(top, free));
    free = Math.min(top, free) - LABEL;
  }
  return tops;
};

/** One chart at `offset` from the top: the horizontal axis is logarithmic, the vertical one begins at 0. */
const chart = ({ title, lines }, steps, offset) => {
  const span = Math.log10(Math.max(...steps) / Math.min(...steps));
  const x = (step) => LEFT + (Math.log10(step / Math.min(...steps)) / span) * (WIDTH - LEFT - RIGHT);
  const highest = Math.max(...lines.flatMap(({ values }) => values)) * 1.1;
  const y = (value) => offset + HEIGHT - BOTTOM - (value / highest) * (HEIGHT - TOP - BOTTOM);
  const tops = labelTops(lines.map(({ name, values }) => [name, y(values.at(-1)) + 4]));
  const scale = [0, highest / 2, highest].flatMap((value) => [
    tag('path', { d: `M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}`, stroke: '#d4d4d4' }),
    tag('text', { x: LEFT - 8, y: y(value) + 4, 'text-anchor': 'end' }, value.toFixed(value < 10 ? 1 : 0)),
  ]);
  const under = steps.map((step) =>
    tag(
      'text',
      { x: x(step), y: offset + HEIGHT - BOTTOM + 20, 'text-anchor': 'middle' },
      step.toLocaleString('en'),
    ),
  );
  const drawn = lines.map(({ name, values }, index) => {
    const points = values.map((value, step) => [x(steps[step]), y(value)]);
    const line = points.map((point) => point.map((length) => length.toFixed(1)).join()).join(' ');
    return tag(
      'g',
      { fill: colours[index] },
      [
        tag('polyline', { points: line, fill: 'none', stroke: colours[index], 'stroke-width': 2 }),
        ...points.map(([cx, cy]) => tag('circle', { cx, cy, r: 3 })),
        tag('text', { x: WIDTH - RIGHT + 10, y: tops.get(name) }, name),
      ].join(''),
    );
  });
  return [tag('text', { x: LEFT, y: offset + 22, 'font-weight': 600 }, title), ...scale, ...under, ...drawn];
};

/** Charts above each other, as an SVG document: each line has one value for each step. */
export const lineCharts = (
  steps,
  charts,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${charts.length * HEIGHT}"
 font-family="system-ui, sans-serif" font-size="13" fill="#262626">
<rect width="100%" height="100%" fill="#fff"/>
${charts.flatMap((one, index) => chart(one, steps, index * HEIGHT)).join('\n')}
</svg>
`;
