// What one Node process needs for so many sites: `npm run bench:sites -- 1 10 100 1000 10000`. See README.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { lineCharts } from './line-chart.mjs';
import { measureSites } from './sites-run.mjs';
import { table } from './table.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    homes: { type: 'string', default: '2000' },
    jemalloc: { type: 'boolean' },
    long: { type: 'boolean' },
    build: { type: 'boolean' },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1, 10, 100, 1_000, 10_000];
ensureBuilt(siteApp, { again: options.build });

const kinds = { first: 'first', cached: 'cached', expired: 'expired', restarted: 'after a restart' };

const percentile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? NaN;
const megabytes = (bytes) => Math.round(bytes / 1e6);

const headings = ['sites', 'memory MB', 'heap MB', 'disk MB', ...Object.values(kinds)];
const rowOf = ({ sites, resident, heap, disk, p50, p99 }) => [
  sites,
  ...[resident, heap, disk].map(megabytes),
  ...Object.keys(kinds).map((kind) => `${p50[kind].toFixed(1)} / ${p99[kind].toFixed(1)}`),
];

const results = [];
for (const size of sizes) {
  const started = Date.now();
  const { times, ...facts } = await measureSites(size, {
    homes: Number(options.homes),
    hasJemalloc: Boolean(options.jemalloc),
    isLong: Boolean(options.long),
  });
  const [p50, p99] = [0.5, 0.99].map((share) =>
    Object.fromEntries(Object.entries(times).map(([kind, views]) => [kind, percentile(views, share)])),
  );
  results.push({ ...facts, p50, p99 });
  console.error(`${rowOf(results.at(-1)).join('  ')}  (in ${Math.round((Date.now() - started) / 1_000)} s)`);
}

console.log('Milliseconds of a view of Home, p50 / p99:\n');
console.log(table(headings, results.map(rowOf)));

const views = Object.entries(kinds).map(([kind, name]) => ({
  name,
  values: results.map(({ p50 }) => p50[kind]),
}));
const memory = [
  { name: 'of the process', values: results.map(({ resident }) => resident / 1e6) },
  { name: 'heap', values: results.map(({ heap }) => heap / 1e6) },
];
if (sizes.length > 1 && !options.long)
  writeFileSync(
    new URL('../docs/pictures/sites.svg', import.meta.url),
    lineCharts(sizes, [
      { title: 'A view of Home in milliseconds (median), by number of sites', lines: views },
      { title: 'Memory in MB, after every site was seen', lines: memory },
    ]),
  );

const of = (size) => results.find(({ sites }) => sites === size);
const limits = [
  ['cached view, 10,000 sites to 100', of(10_000)?.p50.cached / of(100)?.p50.cached, 1.2],
  ['memory, 10,000 sites to 100', of(10_000)?.resident / of(100)?.resident, 1.2],
  ['view after a restart, 10,000 sites to 1', of(10_000)?.p50.restarted / of(1)?.p50.restarted, 2],
];
for (const [name, ratio, limit] of limits.filter(([, ratio]) => Number.isFinite(ratio))) {
  console.log(`${name}: ${ratio.toFixed(2)} times, at most ${limit}${ratio > limit ? ': MISSED' : ''}`);
  if (ratio > limit) process.exitCode = 1;
}
