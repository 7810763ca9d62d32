// A share of the server's capacity for an hour, while its services fail by turns and another process holds
// SQLite's lock: does a view fail or wait, is a lead lost, does memory level off? See README.md.
import Libsql from 'libsql';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { demoRecord, noLimits, untilSo } from './leads-site.mjs';
import { bytesBelow, processFacts } from './process-facts.mjs';
import { fail, percentile, sum, table } from './report.mjs';
import { markOf, outages, startContent, startReceiver } from './services.mjs';
import { trafficOf } from './soak-traffic.mjs';
import { startServer } from './start-server.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    sites: { type: 'string', default: '6' },
    share: { type: 'string', default: '0.7' },
    rate: { type: 'string' },
    lock: { type: 'string', default: '10' },
    revalidate: { type: 'string', default: '60' },
    kinds: { type: 'string', default: outages.join() },
    build: { type: 'boolean' },
  },
});
ensureBuilt(siteApp, { again: options.build });

const ms = Number(options.minutes) * 60_000;
const [SAMPLES, STATES] = [36, 48];
const [LOCK_EVERY_MS, ARRIVE_WITHIN_MS] = [60_000, 300_000];
const [MAX_GROWTH, MAX_LOCKED_P99_MS] = [1.1, 100];
const contentModes = options.kinds.split(',').flatMap((kind) => ['ok', kind]);
const receiverModes = ['ok', '500', 'ok', 'refused', 'slow'];

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-soak-'));
const dataDir = join(folder, 'data');
const receiver = await startReceiver();
const content = await startContent((url) => ({
  ...demoRecord,
  docId: url.split('/').at(-1),
  linkPostEmail: `http://${receiver.address}/leads`,
}));
const ids = Array.from({ length: Number(options.sites) }, (_, index) => `site-${index}`);
const hosts = ids.map((id) => `${id}.test`);
const sitesFile = join(folder, 'sites.json');
writeFileSync(sitesFile, JSON.stringify(Object.fromEntries(ids.map((id, index) => [hosts[index], id]))));
const server = await startServer(siteApp, {
  ...content.env,
  ...noLimits,
  SITES_FILE: sitesFile,
  DATA_DIR: dataDir,
  ALLOW_PRIVATE_HOSTS: receiver.address,
  REVALIDATE_SECONDS: options.revalidate,
  WEATHER_API_URL: 'off',
  GEOCODER_API_URL: 'off',
});
const traffic = trafficOf(server.origin, hosts);
const over = new AbortController();
const isOver = () => over.signal.aborted;
/** Ends early when the soak is over. */
const pause = (length) => wait(length, null, { signal: over.signal }).catch(() => {});

/** The content server and the receiver, each in its own rotation. */
const injectFaults = async () => {
  for (let state = 0; !isOver(); state += 1) {
    await content.setMode(contentModes[state % contentModes.length]);
    await receiver.setMode(receiverModes[state % receiverModes.length]);
    await pause(ms / STATES);
  }
  await content.setMode('ok');
  await receiver.setMode('ok');
};

/** This process is another one than the server: it holds the lock for `--lock` seconds of every minute. */
const holdLocks = async () => {
  const heldMs = Number(options.lock) * 1_000;
  const connection = new Libsql(join(dataDir, 'mainstreet.db'));
  while (!isOver() && heldMs > 0) {
    try {
      connection.exec('begin immediate');
    } catch {
      await wait(5);
      continue;
    }
    traffic.begin('locked');
    await pause(heldMs);
    connection.exec('rollback');
    traffic.begin('free');
    await pause(LOCK_EVERY_MS - heldMs);
  }
  connection.close();
};

const samples = [];
const sample = () => {
  const [pages, snapshots] = ['pages', 'snapshots'].map((name) => bytesBelow(join(dataDir, name)));
  const { resident, files } = processFacts(server);
  samples.push({
    'resident memory': resident,
    'open files': files,
    'pages on disk': pages,
    'snapshots on disk': snapshots,
    // The database keeps every lead for LEADS_KEEP_DAYS, so it grows.
    'database, for each lead':
      (bytesBelow(dataDir) - pages - snapshots) / Math.max(1, traffic.acknowledged.size),
  });
};

/** The last third beside the one before. */
const trends = () => {
  const third = Math.floor(samples.length / 3);
  const mean = (name, from, to) => sum(samples.slice(from, to).map((facts) => facts[name])) / third;
  return Object.keys(samples[0] ?? {}).map((name) => {
    const [second, last] = [mean(name, -2 * third, -third), mean(name, -third, undefined)];
    return { name, second, last };
  });
};

try {
  await traffic.warmUp();
  const capacity = await traffic.rush(16, 15_000);
  const rate = Number(options.rate ?? capacity * Number(options.share));
  console.log(
    `Capacity ${capacity.toFixed(0)} requests a second; ${rate.toFixed(0)} for ${options.minutes} minutes.`,
  );
  traffic.begin('free');
  const timer = setInterval(sample, ms / SAMPLES);
  const disturbing = [injectFaults(), holdLocks()];
  await traffic.keep(rate, ms);
  over.abort();
  clearInterval(timer);
  await Promise.all(disturbing);

  const hasArrived = () => {
    const arrived = new Set(receiver.taken.map(markOf));
    return [...traffic.acknowledged].every((id) => arrived.has(id));
  };
  const took = await untilSo(hasArrived, ARRIVE_WITHIN_MS);
  const rows = trends();
  const size = (name, value) => (name === 'open files' ? value.toFixed(0) : `${(value / 1e6).toFixed(3)} MB`);
  console.log(
    table(
      ['', 'second third', 'last third', 'ratio'],
      rows.map(({ name, second, last }) => [
        name,
        size(name, second),
        size(name, last),
        (last / second).toFixed(3),
      ]),
    ),
  );
  const p99 = Object.fromEntries([...traffic.groups].map(([name, times]) => [name, percentile(times, 0.99)]));
  for (const [name, times] of traffic.groups)
    console.log(
      `${name}: ${times.length} views, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99[name].toFixed(1)} ms`,
    );
  const { views, failed, notSent, leadsRefused } = traffic.counts;
  console.log(
    `\n${views} views, ${failed} failed, ${notSent} not sent because 200 were under way;`,
    `${traffic.acknowledged.size} leads acknowledged, ${leadsRefused} refused,`,
    took === null
      ? 'NOT all delivered in 5 minutes.'
      : `all delivered ${Math.round(took / 1_000)} s after the end.`,
  );
  fail('Missed', [
    ...[...traffic.failures].map(([what, count]) => `${count} x ${what}`),
    ...(took === null ? ['leads lost or late'] : []),
    ...(p99.locked > Math.max(MAX_LOCKED_P99_MS, MAX_GROWTH * p99.free)
      ? [`p99 while locked ${p99.locked} ms`]
      : []),
    ...rows
      .filter(({ second, last }) => last > Math.max(second * MAX_GROWTH, second + 5))
      .map(({ name }) => `${name} does not level off`),
  ]);
} finally {
  over.abort();
  await traffic.close();
  await server.stop();
  await Promise.all([content.stop(), receiver.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
