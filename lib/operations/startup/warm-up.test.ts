import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@/test/site';

let server: Server;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    response.end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** A start with hosts of two sites, of which those in `known` have a last good copy. */
const warmUp = async (known: string[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'warm-up-'));
  const sites = path.join(folder, 'sites.json');
  writeFileSync(sites, JSON.stringify({ 'www.new.example': 'new', 'www.known.example': 'known' }));
  const copies = path.join(folder, 'snapshots', 'content');
  mkdirSync(copies, { recursive: true });
  const record = readFileSync('content/demo.json', 'utf8');
  for (const pageId of known) writeFileSync(path.join(copies, `${pageId}.json`), record);
  startServer({ SITES_FILE: sites, DATA_DIR: folder, CONTENT_API_URL: 'http://localhost:1' });
  return (await import('./warm-up')).warmUp((server.address() as AddressInfo).port);
};

test('a start with a last good copy requests pages of its site, and does not call the content server', async () => {
  await warmUp(['known']);
  expect(asked).toEqual(['/', '/about', '/services', '/gallery'].map((page) => `www.known.example${page}`));
});

test('a start without any copy does nothing', async () => {
  await warmUp([]);
  expect(asked).toEqual([]);
});
