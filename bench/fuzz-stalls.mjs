// How long one record keeps the server from all others. Used by bench/fuzz.mjs.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteApp } from './apps.mjs';
import { startServer } from './start-server.mjs';

const MAX_MS = 50;
/** The demo's Home, made anew, on a machine with nothing else to do: a slower one has a higher limit. */
const REFERENCE_MS = 20;
const RUNS = 3;
const WARM_UP_RUNS = 4;
const pages = ['/', '/about', '/services', '/gallery', '/reviews', '/our-videos', '/contact', '/find-us-on'];
const demo = JSON.parse(readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8'));

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * The longest turn of the event loop while each page of a record is made for the first time, in milliseconds
 * of processor time of the main thread (loop-probe.mjs): the median of three runs, each a site of its own,
 * one request at a time. The limit is 50; where the demo's Home, made before each run, takes more than 20,
 * it is 2.5 times that median.
 * @param {[name: string, record: object][]} records
 * @returns {Promise<{ record: string, page: string, ms: number, limit: number }[]>} the worst page of each
 */
export const measureStalls = async (records) => {
  const served = [demo, ...records.map(([, record]) => record)];
  const content = createServer(({ url }, response) => {
    const [, kind, id] = decodeURIComponent(url.split('?')[0]).split('/');
    const record = served[Number(id?.split('-')[1])];
    if (kind !== 'paginas' || !record) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(record));
  }).listen(0, '127.0.0.1');
  await once(content, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-stalls-'));
  const turn = join(folder, 'turn.json');
  const demoRuns = WARM_UP_RUNS + records.length * RUNS;
  const hostOf = (index, run) => `s${index}-${run}.fuzz.test`;
  const sites = served.flatMap((_, index) =>
    Array.from({ length: index === 0 ? demoRuns : RUNS }, (_, run) => [
      hostOf(index, run),
      `stall-${index}-${run}`,
    ]),
  );
  writeFileSync(join(folder, 'sites.json'), JSON.stringify(Object.fromEntries(sites)));
  const server = await startServer(siteApp, {
    CONTENT_API_URL: `http://127.0.0.1:${content.address().port}`,
    SITES_FILE: join(folder, 'sites.json'),
    DATA_DIR: join(folder, 'data'),
    // Optimised pictures have the longest HTML.
    IMAGE_HOSTS: 'cdn.example.com',
    WEATHER_API_URL: 'off',
    GEOCODER_API_URL: 'off',
    LOOP_PROBE_FILE: turn,
    NODE_OPTIONS: `--import ${new URL('loop-probe.mjs', import.meta.url).pathname}`,
  });
  const get = async (host, path) => {
    const asked = request(server.origin + path, { agent: false, headers: { host } }).end();
    const [response] = await once(asked, 'response');
    response.resume();
    await once(response, 'end');
  };
  const longestTurn = async () => {
    rmSync(turn, { force: true });
    process.kill(server.pid, 'SIGUSR2');
    while (!existsSync(turn)) await wait(5);
    return JSON.parse(readFileSync(turn, 'utf8')).ms;
  };
  const stall = async (host, path) => {
    await longestTurn();
    await get(host, path);
    await wait(10);
    return longestTurn();
  };
  try {
    let demoRun = 0;
    for (; demoRun < WARM_UP_RUNS; demoRun += 1)
      for (const path of pages) await get(hostOf(0, demoRun), path);
    const rows = [];
    for (const [index, [record]] of records.entries()) {
      const references = [];
      const stalls = new Map(pages.map((path) => [path, []]));
      for (let run = 0; run < RUNS; run += 1) {
        references.push(await stall(hostOf(0, demoRun++), '/'));
        for (const path of pages) stalls.get(path).push(await stall(hostOf(index + 1, run), path));
      }
      const [page, ms] = [...stalls]
        .map(([path, times]) => [path, median(times)])
        .sort(([, a], [, b]) => b - a)[0];
      const limit = MAX_MS * Math.max(1, median(references) / REFERENCE_MS);
      rows.push({ record, page, ms, limit });
    }
    return rows;
  } finally {
    await server.stop();
    content.close();
    content.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
};
