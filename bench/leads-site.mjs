import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteApp } from './apps.mjs';
import { startReceiver } from './leads-receiver.mjs';
import { startServer } from './start-server.mjs';

const record = JSON.parse(readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8'));

const HEALTH_TOKEN = 'a-token-for-details-of-health';

/** A content server with one record, whose leads go to all receivers. */
const startContent = async ([first, ...further]) => {
  const addressOf = ({ address }) => `http://${address}/leads`;
  const deliverTo = further.map((receiver) => ({ webhook: addressOf(receiver) }));
  const document = JSON.stringify({
    ...record,
    linkPostEmail: addressOf(first),
    ...(deliverTo.length > 0 && { options: { ...record.options, deliverTo } }),
  });
  const server = createServer((_request, response) => response.end(document)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.close() && server.closeAllConnections(),
  };
};

export const stores = {
  file: async (folder) => ({ url: `file:${join(folder, 'leads.db')}`, stop: () => {} }),
  postgres: async () => (await import('../test/start-postgres.mjs')).startPostgres(),
};

/**
 * Runs `work` with a site, its receivers (one for each destination) and its content server; `restart` starts
 * a killed server.
 */
export const withLeadsSite = async (store, work, env = {}, destinations = 1) => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-bench-'));
  const receivers = await Promise.all(Array.from({ length: destinations }, startReceiver));
  const [receiver] = receivers;
  const content = await startContent(receivers);
  const database = await stores[store](folder);
  // Also when the bench is interrupted: a database server would continue to run.
  process.once('exit', database.stop);
  const settings = {
    CONTENT_API_URL: content.url,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ALLOW_PRIVATE_HOSTS: receivers.map(({ address }) => address).join(','),
    HEALTH_TOKEN,
    LEADS_PER_ADDRESS: '100000000',
    LEADS_PER_SITE: '100000000',
    ...env,
  };
  const site = { receiver, receivers, folder, server: await startServer(siteApp, settings) };
  site.restart = async () => {
    site.server = await startServer(siteApp, settings, site.server.port);
  };
  site.health = async () => {
    const headers = { authorization: `Bearer ${HEALTH_TOKEN}` };
    return (await (await fetch(`${site.server.origin}/api/health`, { headers })).json()).leads;
  };
  try {
    return await work(site);
  } finally {
    await site.server.stop();
    process.off('exit', database.stop);
    database.stop();
    content.stop();
    await Promise.all(receivers.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Calls `isSo` four times a second. @returns the milliseconds until it was true, null for never */
export const untilSo = async (isSo, withinMs) => {
  const from = Date.now();
  while (Date.now() - from < withinMs) {
    if (await isSo()) return Date.now() - from;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return null;
};
