// Kills the server again and again while leads come in and their receiver fails at times: no
// acknowledged lead may be lost. See README.md.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { valueOf } from './leads-receiver.mjs';
import { stores, untilSo, withLeadsSite } from './leads-site.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    store: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    build: { type: 'boolean' },
  },
});
const kills = Number(options.kills);

const VISITORS = 4;
const PAUSE_MS = 40;
const MAX_UPTIME_MS = 1_500;
const ARRIVE_WITHIN_MS = 180_000;
const MAX_DUPLICATES = 0.03;
const modes = ['ok', 'ok', 'slow', 'failing', 'refused'];

const form = 'application/x-www-form-urlencoded';

/**
 * Posts one lead until it is acknowledged: half of them with an id, which a retry repeats, as a script does.
 * @returns a text that only this lead contains; null when it was not acknowledged in time
 */
const submit = async (site, isOver) => {
  const mark = randomUUID();
  const fields = { firstName: 'Ana', phone: '(303) 555-0199', message: `Two rooms, ${mark}` };
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

const run = (store) =>
  withLeadsSite(store, async (site) => {
    const acknowledged = new Set();
    let isOver = false;
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (!isOver) {
        const mark = await submit(site, () => isOver);
        if (mark) acknowledged.add(mark);
        await wait(PAUSE_MS);
      }
    });
    const flapping = (async () => {
      while (!isOver) {
        await site.receiver.setMode(modes[randomInt(modes.length)]);
        await wait(randomInt(200, 1_200));
      }
    })();

    const until = Date.now() + Number(options.minutes) * 60_000;
    let killed = 0;
    while (killed < kills && Date.now() < until) {
      await wait(randomInt(MAX_UPTIME_MS));
      await site.server.kill();
      await site.restart();
      killed += 1;
      if (killed % 10 === 0)
        console.log(
          `${store}: killed ${killed} times, ${acknowledged.size} leads acknowledged, ${site.receiver.taken.length} delivered`,
        );
    }
    isOver = true;
    await Promise.all([...visitors, flapping]);
    await site.receiver.setMode('ok');

    const markOf = (lead) => valueOf(lead, 'message').split(', ')[1];
    const missing = () => {
      const arrived = new Set(site.receiver.taken.map(markOf));
      return [...acknowledged].filter((mark) => !arrived.has(mark));
    };
    const took = await untilSo(
      async () => missing().length === 0 && (await site.health()).waiting === 0,
      ARRIVE_WITHIN_MS,
    );

    const keysOf = new Map();
    for (const lead of site.receiver.taken)
      keysOf.set(markOf(lead), (keysOf.get(markOf(lead)) ?? new Set()).add(lead.key));
    const keys = new Set(site.receiver.taken.map(({ key }) => key));
    return {
      store,
      killed,
      acknowledged: acknowledged.size,
      arrived: keysOf.size,
      lost: missing().length,
      twoIds: [...keysOf.values()].filter((ids) => ids.size > 1).length,
      deliveries: site.receiver.taken.length,
      duplicates: site.receiver.taken.length - keys.size,
      left: (await site.health()).waiting,
      took,
    };
  });

ensureBuilt(siteApp, { again: options.build });
const results = [];
for (const store of options.store ? [options.store] : Object.keys(stores)) {
  results.push(await run(store));
  console.log(JSON.stringify(results.at(-1)));
}

const share = ({ duplicates, deliveries }) => duplicates / Math.max(1, deliveries);
console.log(
  '\nThe server killed (kill -9) at random moments, the receiver being ok, slow, failing or away by turns.\n',
);
console.log(
  table(
    [
      'store',
      'kills',
      'acknowledged',
      'arrived',
      'lost',
      'under two ids',
      'deliveries',
      'duplicates',
      'share',
      'all there after',
    ],
    results.map((result) => [
      result.store,
      result.killed,
      result.acknowledged,
      result.arrived,
      result.lost,
      result.twoIds,
      result.deliveries,
      result.duplicates,
      `${(share(result) * 100).toFixed(2)} %`,
      result.took === null ? 'never' : `${(result.took / 1000).toFixed(1)} s`,
    ]),
  ),
);
if (
  results.some(
    (result) =>
      result.killed < kills ||
      result.lost > 0 ||
      result.twoIds > 0 ||
      result.took === null ||
      share(result) > MAX_DUPLICATES ||
      result.acknowledged === 0,
  )
)
  process.exitCode = 1;
