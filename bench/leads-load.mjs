// How many leads a second the site accepts, compared with an empty route handler. See README.md.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent } from 'undici';
import { ensureBuilt, floorApp, siteApp } from './apps.mjs';
import { postLead, untilSo, withLeadsSite } from './leads-site.mjs';
import { percentile, table } from './report.mjs';
import { markOf } from './services.mjs';
import { startServer } from './start-server.mjs';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    store: { type: 'string', default: 'file' },
    build: { type: 'boolean' },
  },
});
const [rate, seconds] = [Number(options.rate), Number(options.seconds)];

const ARRIVE_WITHIN_MS = 300_000;
const dispatcher = new Agent({ connections: 256 });

/** Posts at a steady rate. Times are from when a request was due, so that they include queueing. */
const load = async (url, total) => {
  const times = [];
  const keys = new Set();
  const failures = new Map();
  const post = async (due) => {
    const { id, outcome } = await postLead(url, { dispatcher });
    if (outcome === 200) {
      times.push(performance.now() - due);
      keys.add(id);
    } else failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
  };
  const from = performance.now();
  const posts = [];
  for (let n = 0; n < total; n += 1) {
    const due = from + (n * 1_000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    posts.push(post(due));
  }
  await Promise.all(posts);
  return {
    keys,
    sent: total,
    taken: times.length,
    failures,
    seconds: (performance.now() - from) / 1_000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
};

/** Loads after a second of warm-up, which compiles code and opens connections. */
const warmAndLoad = async (url) => {
  await load(url, rate);
  return load(url, rate * seconds);
};

for (const app of [siteApp, floorApp]) ensureBuilt(app, { again: options.build });
const floor = await startServer(floorApp);
const empty = await warmAndLoad(`${floor.origin}/api/empty`).finally(() => floor.stop());
const { leads, delivered, took } = await withLeadsSite(options.store, async (site) => {
  const leads = await warmAndLoad(`${site.server.origin}/api/leads`);
  // Leads of the warm-up are delivered too, and must not stand in for a lost one.
  const delivered = () => {
    const arrived = new Set(site.receivers[0].taken.map(markOf));
    return [...leads.keys].filter((key) => arrived.has(key)).length;
  };
  // Not what the server counts as waiting, which is up to 10 seconds old.
  const took = await untilSo(() => delivered() === leads.keys.size, ARRIVE_WITHIN_MS);
  return { leads, took, delivered: delivered() };
});

const shares = ['p50', 'p95', 'p99'];
const row = (name, { sent, taken, failures, seconds: length, ...times }) => {
  const failed = [...failures].map(([what, count]) => `${count} x ${what}`).join(', ') || 'none';
  const milliseconds = shares.map((share) => `${times[share].toFixed(1)} ms`);
  return [name, sent, taken, failed, `${length.toFixed(1)} s`, ...milliseconds];
};
console.log(`${rate} a second for ${seconds} s, store: ${options.store}.\n`);
console.log(
  table(
    ['handler', 'sent', 'taken', 'failures', 'in', 'p50', 'p95', 'p99'],
    [
      row('empty', empty),
      row('/api/leads', leads),
      ['ratio', '', '', '', '', ...shares.map((share) => (leads[share] / empty[share]).toFixed(1))],
    ],
  ),
);
const last = took === null ? 'not in time' : `${(took / 1_000).toFixed(1)} s after the load`;
console.log(`\nDelivered: ${delivered} of ${leads.taken}, the last ${last}.`);
if (leads.taken < leads.sent || took === null || delivered < leads.taken) process.exitCode = 1;
await dispatcher.close();
