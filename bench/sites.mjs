// What one Node process needs for so many sites: `npm run bench:sites -- 1 10 100 1000 10000`. See README.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { demoRecord } from './leads-site.mjs';
import { bytesBelow, processFacts } from './process-facts.mjs';
import { fail, percentile, table } from './report.mjs';
import { startContent } from './services.mjs';
import { startServer } from './start-server.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    homes: { type: 'string', default: '2000' },
    jemalloc: { type: 'boolean' },
    build: { type: 'boolean' },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1, 10, 100, 1_000, 10_000];
ensureBuilt(siteApp, { again: options.build });

const CACHED_VIEWS = 400;
const RESTARTS = 3;
/** Sites that are viewed after each restart. */
const SAMPLE = 40;
/** Prime, so that steps of it reach every site. */
const STRIDE = 7_919;
const kinds = { first: 'first', cached: 'cached', restarted: 'after a restart' };

const agent = new Agent({ keepAlive: true });
const hostOf = (site) => `${site}.test`;

/** Views Home as a browser does. @returns its milliseconds, and what Next's page cache had of it */
const view = ({ port }, site, path = '/') =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const headers = { host: hostOf(site), 'accept-encoding': 'gzip' };
    request({ port, host: 'localhost', path, agent, headers }, (response) => {
      const { statusCode, headers: answered } = response;
      response.resume().on('error', reject);
      response.on('end', () => {
        const isRight = statusCode === 200 || statusCode === 308;
        if (isRight) resolve({ ms: performance.now() - from, cache: answered['x-nextjs-cache'] });
        else reject(new Error(`${hostOf(site)}${path}: status ${statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });

const words = 'amber birch cedar delta elm fjord grove harbor iris juniper kestrel larch maple oak'.split(
  ' ',
);
const demo = JSON.stringify(demoRecord);

/** The demo's record with a name of its own and other words in most sentences. */
const recordAt = (url) => {
  const number = Number(/s(\d+)$/.exec(url)[1]);
  let state = number;
  const next = () => words[(state = (state * 31 + 7) % 1_000_003) % words.length];
  const text = demo
    .replaceAll('Bluestem & Brush', `${next()} & ${next()} ${number}`)
    .replace(/(?<=[a-z]) (the|and|of|for) (?=[a-z])/g, (_, word) => ` ${word} ${next()} `);
  return { ...JSON.parse(text), docId: `s${number}` };
};

/** `count` entries of a list, from all over it, from the `start`th on. */
const spread = (list, count, start = 0) =>
  Array.from({ length: count }, (_, index) => list[((start + index) * STRIDE) % list.length]);
const sampleOf = (shown, turn = 0) => spread(shown, Math.min(shown.length, SAMPLE), turn * SAMPLE);

const viewEach = async (server, sites, path) => {
  const views = [];
  for (const site of sites) views.push(await view(server, site, path));
  return views;
};
const timesOf = (views, cache) => views.filter((one) => one.cache === cache).map(({ ms }) => ms);

/** The first view of every site, of those in `shown` their Home's, then views of kept pages. */
const viewAll = async (server, sites, shown) => {
  // The first page of a process loads code, which is not measured.
  await view(server, sites[0], '/about');
  const first = await viewEach(server, shown);
  const hasHome = new Set(shown);
  // The others redirect, for which their record is read and kept too.
  await viewEach(
    server,
    sites.filter((one) => !hasHome.has(one)),
    '/index.html',
  );
  // The first half is warm-up; more sites have warmed the process up already.
  const cached = await viewEach(server, spread(shown, 2 * CACHED_VIEWS));
  return { first: timesOf(first, 'MISS'), cached: timesOf(cached.slice(CACHED_VIEWS), 'HIT') };
};

/** One process with `count` sites: milliseconds of views by kind; bytes in memory after them, and on disk. */
const measureSites = async (count) => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-sites-'));
  const dataFolder = join(folder, 'data');
  const content = await startContent(recordAt);
  const sites = Array.from({ length: count }, (_, index) => `s${index}`);
  const shown = spread(sites, Math.min(count, Number(options.homes)));
  const sitesFile = join(folder, 'sites.json');
  writeFileSync(sitesFile, JSON.stringify(Object.fromEntries(sites.map((site) => [hostOf(site), site]))));
  const start = (port) =>
    startServer(
      siteApp,
      {
        ...content.env,
        SITES_FILE: sitesFile,
        DATA_DIR: dataFolder,
        // glibc's allocator keeps memory that jemalloc gives back.
        ...(options.jemalloc && { LD_PRELOAD: 'libjemalloc.so.2' }),
        WEATHER_API_URL: 'off',
        GEOCODER_API_URL: 'off',
      },
      port,
    );
  let server = await start();
  try {
    const { first, cached } = await viewAll(server, sites, shown);
    const { resident } = processFacts(server);
    const disk = bytesBelow(dataFolder);
    const restarted = [];
    for (let turn = 0; turn < RESTARTS; turn += 1) {
      await server.stop();
      server = await start(server.port);
      restarted.push(...timesOf(await viewEach(server, sampleOf(shown, turn)), 'HIT'));
    }
    return { sites: count, resident, disk, times: { first, cached, restarted } };
  } finally {
    await server.stop();
    await content.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const results = [];
for (const size of sizes) results.push(await measureSites(size));
console.log('Milliseconds of a view of Home, p50 / p99:\n');
console.log(
  table(
    ['sites', 'memory MB', 'disk MB', ...Object.values(kinds)],
    results.map(({ sites, resident, disk, times }) => [
      sites,
      ...[resident, disk].map((bytes) => Math.round(bytes / 1e6)),
      ...Object.keys(kinds).map((kind) =>
        [0.5, 0.99].map((share) => percentile(times[kind], share).toFixed(1)).join(' / '),
      ),
    ]),
  ),
);

const of = (size) => results.find(({ sites }) => sites === size);
const p50 = (size, kind) => percentile(of(size)?.times[kind] ?? [], 0.5);
const limits = [
  ['cached view, 10,000 sites to 100', p50(10_000, 'cached') / p50(100, 'cached'), 1.2],
  ['memory, 10,000 sites to 100', of(10_000)?.resident / of(100)?.resident, 1.2],
  ['view after a restart, 10,000 sites to 1', p50(10_000, 'restarted') / p50(1, 'restarted'), 2],
];
fail(
  'Missed',
  limits
    .filter(([, ratio, limit]) => ratio > limit)
    .map(([name, ratio, limit]) => `${name}: ${ratio.toFixed(2)} times, at most ${limit}`),
);
process.exit();
