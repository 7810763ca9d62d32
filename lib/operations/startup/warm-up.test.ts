import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, serverThat, startServer, writeIn } from '@/test/server';

/** Starts with hosts of two sites; those in `known` have a last good copy. @returns what it asked */
const warmUp = async (known: string[]) => {
  const asked: string[] = [];
  const server = await serverThat((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    response.end();
  });
  const hosts = { 'www.new.example': 'new', 'www.known.example': 'known' };
  const copies = path.join(dataFolder(), 'snapshots', 'content');
  mkdirSync(copies, { recursive: true });
  const record = readFileSync('content/demo.json', 'utf8');
  for (const pageId of known) writeIn(copies, `${pageId}.json`, record);
  startServer({
    SITES_FILE: writeIn(dataFolder(), 'sites.json', hosts),
    CONTENT_API_URL: 'http://localhost:1',
  });
  await (await import('./warm-up')).warmUp(Number(new URL(server).port));
  return asked;
};

test('a start with a last good copy requests pages of its site, and does not call the content server', async () => {
  expect(await warmUp(['known'])).toEqual(
    ['/', '/about', '/services', '/gallery'].map((page) => `www.known.example${page}`),
  );
});

test('a start without any copy does nothing', async () => {
  expect(await warmUp([])).toEqual([]);
});
