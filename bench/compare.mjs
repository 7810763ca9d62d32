// `npm run bench`: Home of the demo beside the bare app, everything in one table. See README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt, floorApp, siteApp } from './apps.mjs';
import { barChart } from './compare-chart.mjs';
import { latency, median, throughput, view } from './compare-load.mjs';
import { numbersOf } from './lighthouse-report.mjs';
import { openLighthouse } from './lighthouse-run.mjs';
import { pageWeight, scriptBytes } from './page-weight.mjs';
import { withPeers } from './peers.mjs';
import { startServer } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, build: { type: 'boolean' } },
});
const runs = Number(options.runs);
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * The median of each target's results. Targets are measured in rotation, so that a busy moment of the machine
 * affects all of them.
 */
const inRotation = async (count, targets, measure) => {
  const results = targets.map(() => []);
  for (let round = 0; round < count; round += 1)
    for (const [index, target] of targets.entries()) results[index].push(await measure(target));
  return results.map(median);
};

const weigh = async ({ origin }) => {
  const { htmlBytes, scripts } = await pageWeight(`${origin}/`);
  return { html: htmlBytes / 1_000, javascript: sum(await Promise.all(scripts.map(scriptBytes))) / 1_000 };
};

/** Resident memory in MB; Linux only. */
const memoryOf = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

const start = async (app) => {
  const from = performance.now();
  const server = await startServer(app);
  return { ...server, startMs: performance.now() - from };
};

/** The median of each number of Lighthouse, by name, for each target. */
const phone = async (targets, throttling) => {
  const lighthouse = await openLighthouse({ throttling });
  const results = targets.map(() => []);
  try {
    for (const { origin } of targets) await lighthouse.run(`${origin}/`);
    for (let round = 0; round < runs; round += 1)
      for (const [index, { origin }] of targets.entries())
        results[index].push(numbersOf(await lighthouse.run(`${origin}/`)));
  } finally {
    lighthouse.close();
  }
  return results.map((all) => (name) => median(all.map((numbers) => numbers[name])));
};

/** Rows of the table: name, unit and a value per target; peers have no load and no memory. */
const measureAll = async (servers, peers) => {
  const pages = [...servers, ...peers];
  for (const { origin } of pages) await view(origin);
  const weights = await Promise.all(pages.map(weigh));
  const origins = servers.map(({ origin }) => origin);
  const rows = [
    { name: 'HTML', unit: 'kB, gzip', values: weights.map(({ html }) => html) },
    {
      name: 'JavaScript of the first load',
      unit: 'kB, gzip',
      values: weights.map(({ javascript }) => javascript),
    },
    { name: 'a cached view', unit: 'ms', values: await inRotation(3, origins, latency) },
    { name: 'cached views through Node', unit: 'a second', values: await inRotation(3, origins, throughput) },
    { name: 'memory after that', unit: 'MB', values: servers.map(memoryOf) },
    { name: 'start until the first answer', unit: 'ms', values: servers.map(({ startMs }) => startMs) },
  ];
  if (runs === 0) return rows;
  const simulated = await phone(pages, 'simulate');
  const throttled = await phone(pages, 'devtools');
  return [
    ...rows,
    { name: 'phone: everything downloaded', unit: 'kB', values: simulated.map((of) => of('bytes') / 1_000) },
    { name: 'phone: performance', unit: 'of 100', values: simulated.map((of) => of('performance')) },
    { name: 'phone: largest paint', unit: 'ms, simulated', values: simulated.map((of) => of('lcp')) },
    { name: 'phone: largest paint', unit: 'ms, throttled', values: throttled.map((of) => of('lcp')) },
    { name: 'phone: blocking time', unit: 'ms, throttled', values: throttled.map((of) => of('tbt')) },
  ];
};

for (const app of [siteApp, floorApp]) ensureBuilt(app, { again: options.build });
const servers = [];
try {
  for (const app of [siteApp, floorApp]) servers.push(await start(app));
  await withPeers(async (peers) => {
    const rows = (await measureAll(servers, peers)).map(({ name, unit, values }) => ({
      name,
      unit,
      values: values.map((value) => Number(value.toFixed(value < 100 ? 1 : 0))),
      ratio: values[0] / values[1],
    }));
    console.log(
      'Home of the demo with everything on, beside a bare Next app with a line and a picture, on this machine.\n',
    );
    console.log(
      table(
        ['', 'unit', 'Mainstreet', 'bare app', 'ratio', ...peers.map(({ name }) => name)],
        rows.map(({ name, unit, values: [site, floor, ...others], ratio }) => [
          name,
          unit,
          site,
          floor,
          ratio.toFixed(2),
          ...peers.map((_, index) => others[index] ?? ''),
        ]),
      ),
    );
    writeFileSync(new URL('../docs/pictures/bench.svg', import.meta.url), barChart(rows));
  });
} finally {
  await Promise.all(servers.map(({ stop }) => stop()));
}
