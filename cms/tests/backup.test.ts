import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { contentServer } from './owners';
import { changeBusiness, createBusiness, readRecord } from './support';

// The steps of docs/editing.md, "Backup and restore".

const temporary = () => mkdtempSync(path.join(os.tmpdir(), 'mainstreet-backup-'));
const command = (name: string, args: string[], env: Record<string, string>) =>
  execFileSync(process.execPath, ['--import', 'tsx', `commands/${name}.ts`, ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });

test('a backup of a server that runs has its records and pictures of that moment', async () => {
  // Its own, whatever database the other tests use.
  delete process.env.DATABASE_URL;
  const payload = await contentServer();
  const dataDir = process.env.DATA_DIR as string;
  const record = { ...readRecord('content/demo.json'), unknown: [1, null] };
  const { id } = await createBusiness(payload, 'acme', record);
  writeFileSync(path.join(dataDir, 'media', 'a.png'), 'the bytes of a picture');
  const backup = path.join(temporary(), 'backup');
  command('backup', [backup], { DATA_DIR: dataDir });
  // What comes later is not in it.
  await changeBusiness(payload, id, { dbPrincipal__name: 'Later', _status: 'published' });
  assert.throws(() => command('backup', [backup], { DATA_DIR: dataDir }), /holds a backup/);

  const [restored, records] = [temporary(), temporary()];
  cpSync(backup, restored, { recursive: true });
  command('export', ['--all', '--to', records], { DATA_DIR: restored });
  assert.deepStrictEqual(JSON.parse(readFileSync(path.join(records, 'acme.json'), 'utf8')), record);
  assert.equal(readFileSync(path.join(restored, 'media', 'a.png'), 'utf8'), 'the bytes of a picture');
});
