// No request fails while servers behind a balancer are restarted. See README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { untilSo } from './leads-site.mjs';
import { startProxy } from './ready-proxy.mjs';
import { startServer } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: { restarts: { type: 'string', default: '20' }, build: { type: 'boolean' } },
});
ensureBuilt(siteApp, { again: options.build });

const VISITORS = 6;
const PAUSE_MS = 20;
const paths = ['/', '/about', '/services', '/contact', '/robots.txt', '/assets/demo/logo.svg', '/api/visits'];

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-restarts-'));
const env = (index) => ({ DATA_DIR: join(folder, String(index)), SHUTDOWN_GRACE_SECONDS: '1' });
const servers = await Promise.all([0, 1].map((index) => startServer(siteApp, env(index))));
const proxy = await startProxy(servers.map(({ port }) => port));
const untilBothReady = async () => {
  if ((await untilSo(async () => servers.every(({ port }) => proxy.isReady(port)), 60_000)) === null)
    throw new Error(`A server does not become ready:\n${servers.map(({ output }) => output()).join('\n')}`);
};

let isOver = false;
let requests = 0;
const failures = [];
const visit = async (start) => {
  for (let index = start; !isOver; index += 1) {
    const path = paths[index % paths.length];
    const problem = await fetch(proxy.origin + path, { signal: AbortSignal.timeout(20_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status < 400 ? null : `status ${response.status}`;
      },
      (error) => error.message,
    );
    requests += 1;
    if (problem) failures.push(`${path}: ${problem}`);
    await wait(PAUSE_MS);
  }
};

try {
  await untilBothReady();
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index));
  for (let done = 0; done < Number(options.restarts); done += 1) {
    const index = done % 2;
    await servers[index].stop();
    servers[index] = await startServer(siteApp, env(index), servers[index].port);
    await untilBothReady();
  }
  isOver = true;
  await Promise.all(visitors);
  console.log(table(['restarts', 'requests', 'failed'], [[options.restarts, requests, failures.length]]));
  if (failures.length > 0) console.log(failures.slice(0, 10).join('\n'));
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  isOver = true;
  proxy.stop();
  await Promise.all(servers.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
}
