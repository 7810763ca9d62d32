// What the queries of /api/health, ready, status, metrics and alerts cost with many delivered leads, with the
// indexes of leads and without them. See README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadTypeScript } from '../scripts/load-typescript.mjs';
import { stores } from './leads-site.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: { leads: { type: 'string', default: '1000000' }, postgres: { type: 'boolean', default: false } },
});
const leads = Math.min(Number(options.leads) || 1_000_000, 2_000_000);
const ROWS_AT_ONCE = 50_000;
const now = Date.now();
const indexes = ['leads_by_arrival', 'leads_by_refusal', 'deliveries_by_state', 'deliveries_by_end'];

/** A lead every 31 seconds, of 1,000 sites; one in 1,000 is refused, ten wait. */
const fill = async (db) => {
  const fields = `{"message":"${'x'.repeat(300)}"}`;
  for (let from = 1; from <= leads; from += ROWS_AT_ONCE) {
    const to = Math.min(leads, from + ROWS_AT_ONCE - 1);
    const numbers =
      db.dialect === 'postgres'
        ? `(select cast(i as bigint) as i from generate_series(${from}, ${to}) as i) as numbers`
        : `(with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to}) select i from n)`;
    await db.run(
      `insert into leads (id, site, refused, fields, received_at)
       select 'lead-' || i, 'site-' || (i % 1000), case when i % 1000 = 7 then 'honeypot' end, '${fields}',
         ${now} - i * 31000 from ${numbers}`,
    );
    await db.run(
      `insert into deliveries (lead, destination, site, state, received_at, attempts, due_at, give_up_at, changed_at)
       select 'lead-' || i, 'first', 'site-' || (i % 1000), case when i <= 10 then 'waiting' else 'delivered' end,
         ${now} - i * 31000, 1, 0, ${now} - i * 31000 + 86400000, ${now} - i * 31000
       from ${numbers} where i % 1000 <> 7`,
    );
  }
  // As `record` counts them: 20,000 leads of a week, in some buckets for each site and day.
  for (let day = 0; day < 7; day += 1)
    for (const bucket of [100, 125, 157, 196])
      await db.run(
        `insert into acceptances select '${new Date(now - day * 86_400_000).toISOString().slice(0, 10)}', site, 'first',
           ${bucket}, 36, ${bucket} from (select distinct site from deliveries) as sites`,
      );
  await db.run('analyze');
};

/** The middle of some runs, in milliseconds. */
const median = async (runs, work) => {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
};

const { openDatabase } = await loadTypeScript('lib/platform/db/index.ts');
const { leadReport } = await loadTypeScript('lib/leads/outbox/lead-report.ts');
const folder = mkdtempSync(join(tmpdir(), 'mainstreet-counts-'));
const server = await stores[options.postgres ? 'postgres' : 'file'](folder);
process.once('exit', server.stop);
const db = await openDatabase(server.url);
try {
  await fill(db);
  const report = leadReport(db);
  const queries = {
    'counts by site (health, status, metrics, alerts)': () => report.bySite(now),
    'accepted in 7 days, median and slowest (status, metrics)': () => report.acceptedInWeek(now),
    'failing receivers (alerts)': () => report.failingReceivers(now),
    'silent sites (alerts)': () => report.silentSites(now, []),
    'write probe (ready)': () =>
      db.batch([
        {
          sql: 'insert into write_probe (id, at, filler) values (1, ?, ?)',
          args: [now, new Uint8Array(24_576)],
        },
        { sql: 'delete from write_probe' },
      ]),
  };
  const found = {};
  for (const [name, query] of Object.entries(queries)) found[name] = [await median(5, query)];
  for (const index of indexes) await db.run(`drop index ${index}`);
  for (const [name, query] of Object.entries(queries)) {
    // Without an index a scan for each of 1,000 sites; and the probe does not read leads.
    if (/^(silent|write)/.test(name)) continue;
    found[name].push(await median(3, query));
  }
  const rows = Object.entries(found).map(([name, [indexed, scanned]]) => [
    name,
    indexed.toFixed(2),
    scanned?.toFixed(2) ?? '',
    scanned ? (scanned / indexed).toFixed(1) : '',
  ]);
  console.log(
    `${leads.toLocaleString('en')} leads in ${db.dialect}, 1,000 sites; milliseconds, the middle run.\n`,
  );
  console.log(table(['query', 'with indexes', 'without', 'ratio'], rows));
} finally {
  await db.close().catch(() => {});
  process.off('exit', server.stop);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
