// Kills the server again and again while leads come in and their receiver fails at times: no
// acknowledged lead may be lost. See README.md.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { stores, untilSo, withLeadsSite } from './leads-site.mjs';
import { fail, sum, table } from './report.mjs';
import { markOf } from './services.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    store: { type: 'string' },
    destinations: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '60' },
    build: { type: 'boolean' },
  },
});
const kills = Number(options.kills);
const destinations = Number(options.destinations);

const [PAUSE_MS, MAX_UPTIME_MS] = [40, 1_500];
/** What has not arrived when nothing came for so long is lost. */
const SILENCE_MS = 180_000;
const MAX_DUPLICATES = 0.03;
const modes = ['ok', 'ok', 'slow', '500', 'refused'];

const form = 'application/x-www-form-urlencoded';

/**
 * Posts one lead until it is acknowledged: half of them with an id, which a retry repeats, as a script does.
 * @returns a text that only this lead contains; null when it was not acknowledged in time
 */
const submit = async (site, isOver) => {
  const mark = randomUUID();
  const fields = { firstName: 'Ana', phone: '(303) 555-0199', message: `Two rooms ${mark}` };
  const hasScript = randomInt(2) === 0;
  const body = hasScript
    ? JSON.stringify({ ...fields, id: randomUUID() })
    : new URLSearchParams(fields).toString();
  const headers = hasScript
    ? { 'content-type': 'application/json', accept: 'application/json' }
    : { 'content-type': form };
  while (!isOver()) {
    const answer = await fetch(`${site.server.origin}/api/leads`, {
      method: 'POST',
      body,
      headers: { ...headers, origin: site.server.origin },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => {});
    if (answer?.status === 200 || answer?.status === 303) return mark;
    await wait(100);
  }
  return null;
};

/** A receiver's mode changes again and again until `isOver`; of several destinations the last one hangs. */
const flap = async (receiver, hangs, isOver) => {
  if (hangs) return receiver.setMode('hang');
  while (!isOver()) {
    await receiver.setMode(modes[randomInt(modes.length)]);
    await wait(randomInt(200, 1_200));
  }
};

/** What one receiver has of the acknowledged leads. */
const countsOf = ({ taken }, acknowledged) => {
  const keysOf = new Map();
  for (const lead of taken) keysOf.set(markOf(lead), (keysOf.get(markOf(lead)) ?? new Set()).add(lead.key));
  return {
    arrived: keysOf.size,
    lost: [...acknowledged].filter((mark) => !keysOf.has(mark)).length,
    twoIds: [...keysOf.values()].filter((ids) => ids.size > 1).length,
    deliveries: taken.length,
    duplicates: taken.length - new Set(taken.map(({ key }) => key)).size,
  };
};

const run = async (store) => {
  const work = async (site) => {
    const acknowledged = new Set();
    let isOver = false;
    const visitors = Array.from({ length: Number(options.visitors) }, async () => {
      while (!isOver) {
        const mark = await submit(site, () => isOver);
        if (mark) acknowledged.add(mark);
        await wait(PAUSE_MS);
      }
    });
    const flapping = site.receivers.map((receiver, index) =>
      flap(receiver, destinations > 1 && index === destinations - 1, () => isOver),
    );

    const until = Date.now() + Number(options.minutes) * 60_000;
    let killed = 0;
    while (killed < kills && Date.now() < until) {
      await wait(randomInt(MAX_UPTIME_MS));
      await site.server.kill();
      await site.restart();
      killed += 1;
      if (killed % 10 === 0)
        console.log(`${store}: ${killed} kills, ${acknowledged.size} leads acknowledged`);
    }
    isOver = true;
    await Promise.all([...visitors, ...flapping]);
    await Promise.all(site.receivers.map((receiver) => receiver.setMode('ok')));
    const counts = () => site.receivers.map((receiver) => countsOf(receiver, acknowledged));
    const from = Date.now();
    const missing = () => sum(counts().map(({ lost }) => lost));
    let [left, isThere] = [Infinity, false];
    while (missing() < left && !isThere) {
      left = missing();
      isThere = (await untilSo(() => missing() === 0, SILENCE_MS)) !== null;
    }
    const took = isThere ? Date.now() - from : null;
    const run = { store, killed, acknowledged: acknowledged.size, took };
    return counts().map((of, index) => ({ ...run, destination: index + 1, ...of }));
  };
  return withLeadsSite(store, work, destinations);
};

ensureBuilt(siteApp, { again: options.build });
const results = [];
for (const store of options.store ? [options.store] : Object.keys(stores))
  results.push(...(await run(store)));

const share = ({ duplicates, deliveries }) => duplicates / Math.max(1, deliveries);
console.log(
  '\nKilled (kill -9) at random moments; receivers ok, slow, failing or away by turns, of several the last hangs.\n',
);
const columns = ['store', 'destination', 'killed', 'acknowledged', 'arrived', 'lost', 'twoIds', 'deliveries'];
console.log(
  table(
    [...columns, 'duplicates', 'all there after'],
    results.map((result) => [
      ...columns.map((name) => result[name]),
      `${(share(result) * 100).toFixed(2)} %`,
      result.took === null ? 'never' : `${(result.took / 1000).toFixed(1)} s`,
    ]),
  ),
);
fail(
  'Missed',
  results.flatMap((result) => [
    ...(result.killed < kills || result.acknowledged === 0 ? [`${result.store}: ran out of time`] : []),
    ...(result.lost > 0 || result.took === null ? [`${result.store}: leads lost`] : []),
    ...(result.twoIds > 0 ? [`${result.store}: leads under two ids`] : []),
    ...(share(result) > MAX_DUPLICATES ? [`${result.store}: too many duplicates`] : []),
  ]),
);
