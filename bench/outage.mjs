// No view of a known site's page fails, whatever the content server does. See README.md.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    kinds: { type: 'string', default: outages.join() },
    build: { type: 'boolean' },
  },
});
ensureBuilt(siteApp, { again: options.build });

const record = JSON.parse(readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8'));
const ids = Array.from({ length: Number(options.sites) }, (_, index) => `site-${index}`);
const hostOf = (id) => `${id}.test`;
const paths = ['/', '/about', '/services', '/gallery', '/contact', '/reviews', '/privacy', '/robots.txt'];

/** The shortest lifetimes, so that a short run has many of them. */
const lifetimes = { REVALIDATE_SECONDS: '2', GONE_AFTER_SECONDS: '2' };

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-outage-'));
let generation = 'First';
const documentOf = (url) => {
  const [, kind, id] = url.split('/');
  if (kind === 'reviews') return [];
  return { ...record, docId: id, dbPrincipal: { ...record.dbPrincipal, name: `${generation} ${id}` } };
};
const sitesFile = join(folder, 'sites.json');
writeFileSync(sitesFile, JSON.stringify(Object.fromEntries(ids.map((id) => [hostOf(id), id]))));

/** A content server and a process that shows its sites, with a folder of their own. */
const startBoth = async (name) => {
  const own = join(folder, name);
  mkdirSync(own);
  const content = await startContent(own, documentOf);
  const env = { ...content.env, ...lifetimes, SITES_FILE: sitesFile, DATA_DIR: join(own, 'data') };
  const app = deployInto(own);
  return { own, content, env, app, server: await startServer(app, env) };
};
/** The reference, whose content server never fails, and the process under test. */
const normal = await startBoth('normal');
const tested = await startBoth('tested');

/** @returns the milliseconds that a view took; null when it failed */
const view = ({ server }, id, path) =>
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

/**
 * Two visitors view every page of every site for `ms`: each page of one process, then of the other, so that
 * the machine's other work affects both alike.
 */
const viewFor = async (ms, times, normalTimes) => {
  const until = Date.now() + ms;
  const visit = async (order) => {
    while (Date.now() < until)
      for (const id of order)
        for (const path of paths) {
          if (Date.now() >= until) return;
          times.push(await view(tested, id, path));
          normalTimes.push(await view(normal, id, path));
        }
  };
  await Promise.all([visit(ids), visit(ids.toReversed())]);
};

/** A new deployment has a build of its own without any rendered page. */
const restart = async (both, isRedeployed) => {
  await both.server.stop();
  if (isRedeployed) {
    both.app = deployInto(both.own);
    rmSync(join(both.env.DATA_DIR, 'pages'), { recursive: true, force: true });
  }
  both.server = await startServer(both.app, both.env, both.server.port);
};

const isTime = (time) => time !== null;

const percentile = (times, share) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? NaN);

const headings = ['content server', 'views', 'failed', 'p50 ms', 'p99 ms', 'p99 / normal', 'first view ms'];

/** One kind of outage: half its time, a restart or redeployment without kept pages, then the other half. */
const measure = async (kind, isRedeployed) => {
  await tested.content.setMode(kind);
  const half = (Number(options.seconds) * 1000) / 2;
  const [times, normalTimes] = [[], []];
  await viewFor(half, times, normalTimes);
  for (const both of [tested, normal]) await restart(both, isRedeployed);
  // For a site and a page that were not rendered at the start.
  const first = await view(tested, ids.at(-1), '/contact');
  const firstNormal = await view(normal, ids.at(-1), '/contact');
  await viewFor(half, times, normalTimes);
  const failed = [...times, first].filter((time) => time === null).length;
  const [p99, normalP99] = [times, normalTimes].map((views) => percentile(views.filter(isTime), 0.99));
  const row = [
    kind + (isRedeployed ? ', redeployed' : ''),
    times.length + 1,
    failed,
    percentile(times.filter(isTime), 0.5),
    p99,
    (p99 / normalP99).toFixed(2),
    `${first === null ? 'failed' : Math.round(first)} (normal: ${Math.round(firstNormal)})`,
  ];
  console.log(row.join('  '));
  return row;
};

try {
  const warmUp = [];
  for (const both of [normal, tested])
    for (const id of ids) for (const path of paths) warmUp.push(await view(both, id, path));
  if (warmUp.includes(null))
    throw new Error(`The sites do not answer:\n${tested.server.output().slice(-2_000)}`);
  const rows = [await measure('ok', false)];
  for (const [index, kind] of options.kinds.split(',').entries())
    rows.push(await measure(kind, index % 3 === 2));

  generation = 'Second';
  await tested.content.setMode('ok');
  let views = 0;
  const isHealed = async () => {
    views += 1;
    const pages = await Promise.all(
      ids.map(async (id) => {
        const { port } = tested.server;
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
  console.log(`\n${table(headings, rows)}`);
  console.log(
    healed === null
      ? 'Not healed in a minute.'
      : `Every site is current ${healed} ms and ${views} views of each after the end.`,
  );
  process.exitCode = healed === null || rows.some(([, , failed]) => failed > 0) ? 1 : 0;
} finally {
  for (const { server, content } of [normal, tested]) {
    await server.stop();
    content.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}
