// No view of a known site's page fails, whatever the content server does. See README.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { deployInto } from './deployment.mjs';
import { outages, startContent } from './failing-content.mjs';
import { untilSo } from './leads-site.mjs';
import { startServer } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    sites: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    build: { type: 'boolean' },
  },
});
ensureBuilt(siteApp, { again: options.build });

const record = JSON.parse(readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8'));
const ids = Array.from({ length: Number(options.sites) }, (_, index) => `site-${index}`);
const hostOf = (id) => `${id}.test`;
const paths = ['/', '/about', '/services', '/gallery', '/contact', '/reviews', '/privacy', '/robots.txt'];

/** The shortest: 72 hours at the default of 60 seconds are 4,320 lifetimes, as long as 144 minutes of this. */
const lifetimes = { REVALIDATE_SECONDS: '2', GONE_AFTER_SECONDS: '2' };

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-outage-'));
let generation = 'First';
const content = await startContent(folder, (url) => {
  const [, kind, id] = url.split('/');
  if (kind === 'reviews') return [];
  return { ...record, docId: id, dbPrincipal: { ...record.dbPrincipal, name: `${generation} ${id}` } };
});
const sitesFile = join(folder, 'sites.json');
writeFileSync(sitesFile, JSON.stringify(Object.fromEntries(ids.map((id) => [hostOf(id), id]))));
const env = { ...content.env, ...lifetimes, SITES_FILE: sitesFile, DATA_DIR: join(folder, 'data') };

let app = deployInto(folder);
let server = await startServer(app, env);

/** @returns the milliseconds that a view took; null when it failed */
const view = (id, path) =>
  new Promise((resolve) => {
    const from = performance.now();
    const fail = () => resolve(null);
    const asked = request(server.origin + path, { headers: { host: hostOf(id) }, timeout: 15_000 });
    asked.on('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const isRight = path === '/robots.txt' || Buffer.concat(chunks).includes(id);
        resolve(response.statusCode === 200 && isRight ? performance.now() - from : null);
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', fail);
    asked.end();
  });

/** Two visitors who go through every page of every site, for so many milliseconds. */
const viewFor = async (ms, times) => {
  const until = Date.now() + ms;
  const visit = async (order) => {
    while (Date.now() < until)
      for (const id of order)
        for (const path of paths) {
          if (Date.now() >= until) return;
          times.push(await view(id, path));
        }
  };
  await Promise.all([visit(ids), visit(ids.toReversed())]);
};

const restart = async () => {
  await server.stop();
  server = await startServer(app, env, server.port);
};

const percentile = (times, share) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? NaN);

/** One kind: half its time, a restart or a redeployment with no page kept, and the other half. */
const measure = async (kind, isRedeployed) => {
  await content.setMode(kind);
  const half = (Number(options.seconds) * 1000) / 2;
  const times = [];
  await viewFor(half, times);
  if (isRedeployed) app = deployInto(folder);
  await restart();
  const first = await view(ids[0], '/services');
  await viewFor(half, times);
  const failed = [...times, first].filter((time) => time === null).length;
  const taken = times.filter((time) => time !== null);
  const row = [
    kind + (isRedeployed ? ', redeployed' : ''),
    times.length + 1,
    failed,
    ...[0.5, 0.99].map((share) => percentile(taken, share)),
    first === null ? 'failed' : Math.round(first),
  ];
  console.log(row.join('  '));
  return row;
};

try {
  const warmUp = [];
  for (const id of ids) for (const path of paths) warmUp.push(await view(id, path));
  if (warmUp.includes(null)) throw new Error(`The sites do not answer:\n${server.output().slice(-2_000)}`);
  const rows = [await measure('ok', false)];
  for (const [index, kind] of outages.entries()) rows.push(await measure(kind, index % 3 === 2));

  generation = 'Second';
  await content.setMode('ok');
  const isHealed = async () => {
    const pages = await Promise.all(
      ids.map(async (id) => {
        const { port } = server;
        return new Promise((resolve) => {
          request({ port, host: 'localhost', path: '/', headers: { host: hostOf(id) } }, async (response) =>
            resolve(Buffer.concat(await response.toArray()).includes(`Second ${id}`)),
          )
            .on('error', () => resolve(false))
            .end();
        });
      }),
    );
    return pages.every(Boolean);
  };
  const healed = await untilSo(isHealed, 60_000);
  console.log(
    `\n${table(['content server', 'views', 'failed', 'p50 ms', 'p99 ms', 'first view after restart ms'], rows)}`,
  );
  console.log(
    healed === null ? 'Not healed in a minute.' : `Every site is current ${healed} ms after the end.`,
  );
  process.exitCode = healed === null || rows.some(([, , failed]) => failed > 0) ? 1 : 0;
} finally {
  await server.stop();
  content.stop();
  rmSync(folder, { recursive: true, force: true });
}
