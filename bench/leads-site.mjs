import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { siteApp } from './apps.mjs';
import { startContent, startReceiver } from './services.mjs';
import { startServer } from './start-server.mjs';

export const demoRecord = JSON.parse(readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8'));

/** Posts a lead. @returns its id, which its message ends with, and the status or the error's code */
export const postLead = async (url, { host, dispatcher }) => {
  const id = randomUUID();
  const lead = { id, firstName: 'Ana', phone: '(303) 555-0199', message: `Two rooms and a hallway ${id}` };
  const outcome = await request(url, {
    method: 'POST',
    body: JSON.stringify(lead),
    dispatcher,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(host && { host }) },
    headersTimeout: 30_000,
  }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode;
    },
    (error) => error.code ?? error.name,
  );
  return { id, outcome };
};

/** Without the limits that one visitor has. */
export const noLimits = { LEADS_PER_ADDRESS: '100000000', LEADS_PER_SITE: '100000000' };

export const stores = {
  file: async (folder) => ({ url: `file:${join(folder, 'leads.db')}`, stop: () => {} }),
  postgres: async () => (await import('../test/start-postgres.mjs')).startPostgres(),
};

/**
 * Runs `work` with a site, its receivers (one for each destination) and its content server; `restart` starts
 * a killed server.
 */
export const withLeadsSite = async (store, work, destinations = 1) => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-bench-'));
  const receivers = await Promise.all(Array.from({ length: destinations }, startReceiver));
  const [first, ...further] = receivers.map(({ address }) => `http://${address}/leads`);
  const options = { ...demoRecord.options, deliverTo: further.map((webhook) => ({ webhook })) };
  const record = { ...demoRecord, linkPostEmail: first, ...(further.length > 0 && { options }) };
  const content = await startContent(() => record);
  const database = await stores[store](folder);
  // Also when the bench is interrupted: a database server would continue to run.
  process.once('exit', database.stop);
  const settings = {
    ...content.env,
    ...noLimits,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ALLOW_PRIVATE_HOSTS: receivers.map(({ address }) => address).join(','),
  };
  const site = { receivers, folder, server: await startServer(siteApp, settings) };
  site.restart = async () => {
    site.server = await startServer(siteApp, settings, site.server.port);
  };
  try {
    return await work(site);
  } finally {
    await site.server.stop();
    process.off('exit', database.stop);
    database.stop();
    await Promise.all([content, ...receivers].map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Calls `isSo` four times a second. @returns the milliseconds until it was true, null for never */
export const untilSo = async (isSo, withinMs) => {
  const from = Date.now();
  while (Date.now() - from < withinMs) {
    if (await isSo()) return Date.now() - from;
    await wait(250);
  }
  return null;
};
