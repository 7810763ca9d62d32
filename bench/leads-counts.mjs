// What GET /api/health costs a server whose outbox is full of delivered leads. See README.md.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { ensureBuilt, siteApp } from './apps.mjs';
import { startServer } from './start-server.mjs';
import { stores } from './leads-site.mjs';
import { table } from './table.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { Client } = createRequire(import.meta.url)('pg');
const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    store: { type: 'string', default: 'file,postgres' },
    base: { type: 'string' },
  },
});
const leads = Math.min(Number(options.leads), 2_000_000);
const GETS = 50;
const HEALTH_TOKEN = 'a-token-for-details-of-health';

/** A lead every 31 seconds, of 1,000 sites; one in 1,000 is in quarantine. */
const fill = async (url) => {
  const isFile = url.startsWith('file:');
  const numbers = isFile
    ? `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${leads})`
    : `with n as (select generate_series(1, ${leads}) as i)`;
  const now = Date.now();
  const sql = `insert into leads ${isFile ? numbers : ''}
    select 'lead-' || i, 'site-' || (i % 1000), case when i % 1000 = 7 then 'quarantined' else 'delivered' end,
      null, '${JSON.stringify({ message: 'x'.repeat(300) })}', ${now} - cast(i as bigint) * 31000, 1, 0, ${now},
      ${now} - cast(i as bigint) * 31000 from n`;
  if (isFile) {
    const client = createClient({ url });
    await client.execute(sql);
    client.close();
    return;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`${numbers} ${sql}`);
  await client.query('vacuum analyze leads');
  await client.end();
};

/** Milliseconds of processor time of a process so far; Linux counts 100 ticks a second. */
const processorMs = (pid) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
};

const cost = async ({ origin, pid }, headers) => {
  const get = async () => (await fetch(`${origin}/api/health`, { headers })).arrayBuffer();
  for (let n = 0; n < 5; n += 1) await get();
  const [from, processorFrom] = [performance.now(), processorMs(pid)];
  for (let n = 0; n < GETS; n += 1) await get();
  return { ms: (performance.now() - from) / GETS, processor: (processorMs(pid) - processorFrom) / GETS };
};

const rows = [];
for (const store of options.store.split(',')) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-bench-'));
  const database = await stores[store](folder);
  process.once('exit', database.stop);
  try {
    const start = (app) => startServer(app, { DATA_DIR: folder, DATABASE_URL: database.url, HEALTH_TOKEN });
    const apps = [...(options.base ? [{ name: 'base', dir: options.base }] : []), siteApp];
    ensureBuilt(siteApp);
    const first = await start(apps[0]);
    await first.stop();
    await fill(database.url);
    let before = null;
    for (const app of apps) {
      const server = await start(app);
      const found = [await cost(server, {}), await cost(server, { authorization: `Bearer ${HEALTH_TOKEN}` })];
      await server.stop();
      const ratio = (index) => (before ? (found[index].ms / before[index].ms).toFixed(4) : '');
      for (const [index, name] of ['without token', 'with token'].entries())
        rows.push([
          store,
          app.name,
          name,
          found[index].ms.toFixed(2),
          found[index].processor.toFixed(2),
          ratio(index),
        ]);
      before = found;
    }
  } finally {
    process.off('exit', database.stop);
    database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`${leads} leads, ${GETS} requests each.\n`);
console.log(table(['store', 'server', 'GET /api/health', 'ms', 'ms of processor', 'ratio to base'], rows));
