// 70 % of the server's capacity for an hour, while its services fail in rotation: does memory level off?
// See README.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { startContent } from './failing-content.mjs';
import { startReceiver, valueOf } from './leads-receiver.mjs';
import { untilSo } from './leads-site.mjs';
import { bytesBelow, heapProbeIn, processFacts } from './process-facts.mjs';
import { injectFaults } from './soak-faults.mjs';
import { trafficOf } from './soak-traffic.mjs';
import { startServer } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    sites: { type: 'string', default: '6' },
    share: { type: 'string', default: '0.7' },
    build: { type: 'boolean' },
  },
});
ensureBuilt(siteApp, { again: options.build });

const ms = Number(options.minutes) * 60_000;
const SAMPLES = 36;
const STATES = 48;
const MAX_GROWTH = 1.1;
const ARRIVE_WITHIN_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-soak-'));
const record = JSON.parse(readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8'));
const receiver = await startReceiver();
const content = await startContent(folder, (url) => {
  const [, kind, id] = url.split('/');
  return kind === 'reviews'
    ? []
    : { ...record, docId: id, linkPostEmail: `http://${receiver.address}/leads` };
});
const ids = Array.from({ length: Number(options.sites) }, (_, index) => `site-${index}`);
const hosts = ids.map((id) => `${id}.test`);
const sitesFile = join(folder, 'sites.json');
writeFileSync(sitesFile, JSON.stringify(Object.fromEntries(ids.map((id, index) => [hosts[index], id]))));

const dataDir = join(folder, 'data');
const probe = heapProbeIn(folder);
const server = await startServer(siteApp, {
  ...content.env,
  ...probe.env,
  NODE_OPTIONS: `${content.env.NODE_OPTIONS} ${probe.env.NODE_OPTIONS}`,
  SITES_FILE: sitesFile,
  DATA_DIR: dataDir,
  ALLOW_PRIVATE_HOSTS: receiver.address,
  REVALIDATE_SECONDS: '60',
  LEADS_PER_ADDRESS: '100000000',
  LEADS_PER_SITE: '100000000',
  WEATHER_API_URL: 'off',
  GEOCODER_API_URL: 'off',
});
const traffic = trafficOf(server.origin, hosts);

const samples = [];
const sample = async () => {
  const pages = bytesBelow(join(dataDir, 'pages'));
  const snapshots = bytesBelow(join(dataDir, 'snapshots'));
  const database = bytesBelow(dataDir) - pages - snapshots;
  samples.push({
    'memory after a garbage collection': await probe.heapOf(server),
    'resident memory': processFacts(server).resident,
    'file handles': processFacts(server).handles,
    'pages on disk': pages,
    'snapshots on disk': snapshots,
    // The database keeps every lead for LEADS_KEEP_DAYS, so it grows.
    'database, for each lead': database / Math.max(1, traffic.acknowledged.size),
  });
};

const mean = (values) => values.reduce((total, value) => total + value, 0) / values.length;
/** The last third beside the one before. */
const trends = () => {
  const third = Math.floor(samples.length / 3);
  return Object.keys(samples[0]).map((name) => {
    const values = samples.map((facts) => facts[name]);
    const [second, last] = [values.slice(-2 * third, -third), values.slice(-third)].map(mean);
    return { name, second, last, levelsOff: last <= second * MAX_GROWTH };
  });
};

let isOk = false;
try {
  await traffic.warmUp();
  const capacity = await traffic.rush(16, 15_000);
  const rate = capacity * Number(options.share);
  console.log(
    `Capacity: ${capacity.toFixed(0)} requests a second; ${rate.toFixed(0)} for ${options.minutes} minutes.`,
  );
  const faults = injectFaults(content, receiver, ms / STATES);
  const timer = setInterval(() => void sample().catch((error) => console.log(error.message)), ms / SAMPLES);
  await traffic.keep(rate, ms);
  clearInterval(timer);
  await faults.end();

  const hasArrived = () => {
    const arrived = new Set(receiver.taken.map((lead) => valueOf(lead, 'message')?.split(' ').at(-1)));
    return [...traffic.acknowledged].every((id) => arrived.has(id));
  };
  const took = await untilSo(hasArrived, ARRIVE_WITHIN_MS);
  const rows = trends();
  const size = (name, value) =>
    name === 'file handles' ? value.toFixed(0) : `${(value / 1e6).toFixed(3)} MB`;
  console.log(
    table(
      ['', 'second third', 'last third', 'ratio', 'levels off'],
      rows.map(({ name, second, last, levelsOff }) => [
        name,
        size(name, second),
        size(name, last),
        (last / second).toFixed(3),
        levelsOff ? 'yes' : 'NO',
      ]),
    ),
  );
  const { views, failed, notSent, leadsRefused } = traffic.counts;
  const delivered = took === null ? 'NOT in 5 minutes' : `${(took / 1_000).toFixed(0)} s after the faults`;
  console.log(
    `\n${views} views, ${failed} failed, ${notSent} not sent because 200 were under way;`,
    `${faults.changes()} changes of state.`,
    `\n${traffic.acknowledged.size} leads acknowledged, ${leadsRefused} refused; all delivered ${delivered}.`,
  );
  if (failed > 0) console.log([...traffic.failures].map(([what, count]) => `${count} x ${what}`).join('\n'));
  isOk = failed === 0 && leadsRefused === 0 && took !== null && rows.every(({ levelsOff }) => levelsOff);
} finally {
  await traffic.close();
  await server.stop();
  content.stop();
  await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (!isOk) process.exitCode = 1;
