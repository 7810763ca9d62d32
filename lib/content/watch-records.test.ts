import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '@/test/site';

test('a record of RECORDS_DIR is read from there, and its change calls back with its page id', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mainstreet-records-'));
  await writeFile(path.join(folder, 'acme.json'), '{"dbPrincipal": {"name": "Acme"}}');
  startServer({ RECORDS_DIR: folder });
  const { readRecord } = await import('./source');
  const { watchRecords } = await import('./watch-records');
  expect(await readRecord('acme')).toEqual({ dbPrincipal: { name: 'Acme' } });
  await expect(readRecord('nobody')).rejects.toThrow('no file');

  const changed = new Promise<string>((resolve) => watchRecords(async (pageId) => resolve(pageId)));
  await writeFile(path.join(folder, 'not a page id.json'), '{}');
  await writeFile(path.join(folder, 'acme.json'), '{"dbPrincipal": {"name": "Acme Two"}}');
  expect(await changed).toBe('acme');
  expect(await readRecord('acme')).toEqual({ dbPrincipal: { name: 'Acme Two' } });
  await rm(folder, { recursive: true });
});
