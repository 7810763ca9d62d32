// Lighthouse against a production server of the demo record. See README.md.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { parseArgs } from 'node:util';
import { ensureBuilt, floorApp, siteApp } from './apps.mjs';
import { chromiumFlags, chromiumPath } from './chromium.mjs';
import { lookSites } from './look-sites.mjs';
import { withPeers } from './peers.mjs';
import { fail, median, table } from './report.mjs';
import { withServers } from './start-server.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    desktop: { type: 'boolean' },
    throttling: { type: 'string', default: 'simulate' },
    'with-floor': { type: 'boolean' },
    'with-peers': { type: 'boolean' },
    look: { type: 'string' },
    build: { type: 'boolean' },
  },
});
const runs = Number(options.runs);
const paths = positionals.length > 0 ? positionals : ['/'];
const BLOCKING_ABOVE_FLOOR_MS = 30;
/** The least score of each category, in percent. */
const goals = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
};

const sites = options.look ? lookSites() : null;
process.once('exit', () => sites?.remove());
const site = { ...siteApp, ...(sites && { env: sites.envOf(options.look) }) };
const apps = options['with-floor'] ? [site, floorApp] : [site];
for (const app of apps) ensureBuilt(app, { again: options.build });

const chrome = await launch({
  chromePath: chromiumPath() ?? undefined,
  chromeFlags: ['--headless=new', ...chromiumFlags],
  logLevel: 'silent',
});
process.once('exit', () => chrome.kill());

const run = async (url) => {
  const settings = { port: chrome.port, logLevel: 'error', throttlingMethod: options.throttling };
  const { lhr } = await lighthouse(url, settings, options.desktop ? desktopConfig : undefined);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
};

const measureAll = async ([siteOrigin, floorOrigin], peers) => {
  const pages = [
    ...(floorOrigin ? [{ name: '(the floor)', url: `${floorOrigin}/`, results: [] }] : []),
    ...paths.map((path) => ({ name: path, url: siteOrigin + path, results: [], isOurs: true })),
    ...peers.map(({ name, origin }) => ({ name: `(${name})`, url: `${origin}/`, results: [] })),
  ];
  // The first view pays for making the page and resizing its pictures; later visitors do not.
  for (const { url } of pages) await run(url);
  // In rotation, so that a busy moment of the machine affects all of them.
  for (let round = 0; round < runs; round += 1)
    for (const { url, results } of pages) results.push(await run(url));
  return pages;
};
const pages = await withServers(apps, (origins) =>
  options['with-peers'] ? withPeers((peers) => measureAll(origins, peers)) : measureAll(origins, []),
);

const medianOf = (results, read) => median(results.map(read));
/** Null for a category that does not apply. */
const scoreOf = (results, category) => {
  const scored = results.filter(({ categories }) => categories[category]?.score != null);
  return scored.length > 0
    ? Math.round(medianOf(scored, ({ categories }) => categories[category].score) * 100)
    : null;
};
const timeOf = (results, name) => {
  const values = results.map(({ audits }) => audits[metrics[name]].numericValue);
  return name === 'CLS' ? Number(Math.max(...values).toFixed(4)) : Math.round(median(values));
};

console.log(
  `Lighthouse ${pages[0].results[0].lighthouseVersion}, ${options.desktop ? 'desktop' : 'phone'}, ` +
    `throttling: ${options.throttling}. Medians of ${runs} runs, the worst layout shift; milliseconds.\n`,
);
console.log(
  table(
    ['route', ...Object.keys(goals), ...Object.keys(metrics), 'machine'],
    pages.map(({ name, results }) => [
      name,
      ...Object.keys(goals).map((category) => scoreOf(results, category) ?? '-'),
      ...Object.keys(metrics).map((metric) => timeOf(results, metric)),
      results.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(' '),
    ]),
  ),
);

const placesOf = ({ details }) =>
  (details?.items ?? []).slice(0, 4).map(({ node, url, source }) => node?.selector ?? url ?? source?.url);
const missed = [];
for (const { name, results } of pages.filter(({ isOurs }) => isOurs)) {
  const [{ categories, audits }] = results;
  console.log(`\n${name}: audits below 1 in the first run`);
  for (const { id: category, auditRefs } of Object.values(categories))
    for (const audit of auditRefs.map(({ id }) => audits[id]))
      if (audit.scoreDisplayMode === 'error' || (audit.score !== null && audit.score < 1))
        console.log(`  [${category}] ${audit.id} ${audit.displayValue ?? ''}`, ...placesOf(audit));
  for (const [category, goal] of Object.entries(goals))
    if ((scoreOf(results, category) ?? 100) < goal) missed.push(`${name}: ${category} below ${goal}`);
  if (timeOf(results, 'CLS') > 0) missed.push(`${name}: the layout shifts`);
}
const floor = pages.find(({ name }) => name === '(the floor)');
for (const { name, results } of floor ? pages.filter(({ isOurs }) => isOurs) : []) {
  const above = timeOf(results, 'TBT') - timeOf(floor.results, 'TBT');
  console.log(`\n${name}: blocking time ${above} ms above the floor's`);
  if (above > BLOCKING_ABOVE_FLOOR_MS)
    missed.push(`${name}: more than ${BLOCKING_ABOVE_FLOOR_MS} ms above it`);
}
fail('Missed', missed);
process.exit();
