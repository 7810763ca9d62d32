import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startServer, temporaryFolder, writeIn } from '@/test/server';
import { recordIdIn } from './source';

const folder = temporaryFolder();

test('a record of RECORDS_DIR is read from there, and its change calls back with its page id', async () => {
  writeIn(folder, 'acme.json', { dbPrincipal: { name: 'Acme' } });
  startServer({ RECORDS_DIR: folder });
  const { readRecord, watchRecords } = await import('./source');
  expect(await readRecord('acme')).toEqual({ dbPrincipal: { name: 'Acme' } });
  await expect(readRecord('nobody')).rejects.toThrow('no file');

  const changed = new Promise<string>((resolve) => watchRecords(async (pageId) => resolve(pageId)));
  writeIn(folder, 'not a page id.json', {});
  writeIn(folder, 'acme.json', { dbPrincipal: { name: 'Acme Two' } });
  expect(await changed).toBe('acme');
  expect(await readRecord('acme')).toEqual({ dbPrincipal: { name: 'Acme Two' } });
  await writeFile(path.join(folder, 'acme.json'), '{"dbPrincipal": {"name": "Jardín"}}', 'latin1');
  await expect(readRecord('acme')).rejects.toThrow('it is not UTF-8');
});

test.each([
  [{ docId: ' acme-1 ' }, 'acme-1'],
  [{ docId: ' ' }, null],
  [{ docId: 5 }, null],
  [{}, null],
  ['acme-1', null],
  [null, null],
])('the reviews of the record %j are those of %j', (document, id) => expect(recordIdIn(document)).toBe(id));
