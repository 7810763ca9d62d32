import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteApp } from './apps.mjs';
import { bytesBelow, heapProbeIn, processFacts } from './process-facts.mjs';
import { startServer } from './start-server.mjs';

const CACHED_VIEWS = 400;
const RESTARTS = 3;
const EXPIRED_TURNS = 3;
/** Sites that are viewed after each restart, and in each turn of expired pages. */
const SAMPLE = 40;
/** No page expires meanwhile. */
const LONG = '86400';
/** A page expires after a third of it. */
const SHORT = '6';
const EXPIRED_AFTER_MS = 2_100;
/** Prime, so that steps of it reach every site. */
const STRIDE = 7_919;

const agent = new Agent({ keepAlive: true });
const hostOf = (site) => `${site}.test`;

/** Views Home as a browser does. @returns its milliseconds, and what Next's page cache had of it */
const view = ({ port }, site, path = '/') =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const headers = { host: hostOf(site), 'accept-encoding': 'gzip' };
    request({ port, host: 'localhost', path, agent, headers }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode } = response;
        if (statusCode === 200 || statusCode === 308)
          resolve({ ms: performance.now() - from, cache: response.headers['x-nextjs-cache'] });
        else reject(new Error(`${hostOf(site)}${path}: status ${statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });

/** Waits for the background render that a view of an expired page starts: it would slow the next view. */
const untilFresh = async (server, site) => {
  while ((await view(server, site)).cache !== 'HIT') await wait(20);
};

const startRecords = async (isLong) => {
  const file = new URL('site-records.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, ...(isLong ? ['--long'] : [])]);
  const end = () => child.kill();
  process.once('exit', end);
  const [port] = await once(child.stdout, 'data');
  const stop = () => {
    process.off('exit', end);
    end();
  };
  return { url: `http://127.0.0.1:${Number(port)}`, stop };
};

/** `count` entries of a list, from all over it, from the `start`th on. */
const spread = (list, count, start = 0) =>
  Array.from({ length: count }, (_, index) => list[((start + index) * STRIDE) % list.length]);

const timesOf = (views, cache) => views.filter((one) => one.cache === cache).map(({ ms }) => ms);

/** The first view of every site, of those in `shown` their Home's, then views of kept pages. */
const viewAll = async (server, sites, shown) => {
  // The first page of a process loads code, which is not measured.
  await view(server, sites[0], '/about');
  const first = [];
  for (const site of shown) first.push(await view(server, site));
  const hasHome = new Set(shown);
  for (const site of sites.filter((one) => !hasHome.has(one))) await view(server, site, '/index.html');
  // The first half is warm-up; more sites have warmed the process up already.
  const cached = [];
  for (const site of spread(shown, 2 * CACHED_VIEWS)) cached.push(await view(server, site));
  return { first: timesOf(first, 'MISS'), cached: timesOf(cached.slice(CACHED_VIEWS), 'HIT') };
};

/** The first views after a restart. */
const viewKept = async (server, shown, turn) => {
  const views = [];
  const count = Math.min(shown.length, SAMPLE);
  for (const site of spread(shown, count, turn * count)) views.push(await view(server, site));
  return timesOf(views, 'HIT');
};

/** Views of expired pages, each after the previous one has been rendered again. */
const viewExpired = async (server, shown) => {
  const sample = spread(shown, Math.min(shown.length, SAMPLE));
  for (const site of sample) await view(server, site);
  const views = [];
  for (let turn = 0; turn < EXPIRED_TURNS; turn += 1) {
    await wait(EXPIRED_AFTER_MS);
    for (const site of sample) {
      views.push(await view(server, site));
      await untilFresh(server, site);
    }
  }
  return timesOf(views, 'STALE');
};

/**
 * Measures one Node process that serves `count` sites.
 * @param {number} count
 * @param {{ homes: number, hasJemalloc: boolean, isLong: boolean }} options at most `homes` of them
 * make their Home; others
 * redirect, for which their record is read and kept too. jemalloc gives back memory that glibc keeps.
 * @returns milliseconds of each view of Home, by kind of view; bytes in memory after all views, and on disk
 */
export const measureSites = async (count, { homes, hasJemalloc, isLong }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-sites-'));
  const dataFolder = join(folder, 'data');
  const records = await startRecords(isLong);
  const sites = Array.from({ length: count }, (_, index) => `s${index}`);
  const shown = spread(sites, Math.min(count, homes));
  const sitesFile = join(folder, 'sites.json');
  writeFileSync(sitesFile, JSON.stringify(Object.fromEntries(sites.map((site) => [hostOf(site), site]))));
  const { env: probe, heapOf } = heapProbeIn(folder);
  const env = {
    ...probe,
    CONTENT_API_URL: records.url,
    REVIEWS_API_URL: records.url,
    SITES_FILE: sitesFile,
    DATA_DIR: dataFolder,
    ...(hasJemalloc && { LD_PRELOAD: 'libjemalloc.so.2' }),
    WEATHER_API_URL: 'off',
    GEOCODER_API_URL: 'off',
  };
  let server = await startServer(siteApp, { ...env, REVALIDATE_SECONDS: LONG });
  try {
    const { first, cached } = await viewAll(server, sites, shown);
    const heap = await heapOf(server);
    const { resident } = processFacts(server);
    const disk = bytesBelow(dataFolder);
    const restartWith = async (seconds) => {
      await server.stop();
      server = await startServer(siteApp, { ...env, REVALIDATE_SECONDS: seconds }, server.port);
    };
    const restarted = [];
    for (let turn = 0; turn < RESTARTS; turn += 1) {
      await restartWith(LONG);
      restarted.push(...(await viewKept(server, shown, turn)));
    }
    // A page keeps the lifetime that it was made with.
    rmSync(join(dataFolder, 'pages'), { recursive: true });
    await restartWith(SHORT);
    const expired = await viewExpired(server, shown);
    return { sites: count, heap, resident, disk, times: { first, cached, expired, restarted } };
  } finally {
    await server.stop();
    records.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
