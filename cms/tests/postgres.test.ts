import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';

// What only a database can break, once more on PostgreSQL: migrations, transactions, versions, access.

test('records, outbox, drafts and access work on PostgreSQL as on SQLite', async () => {
  const { startPostgres } = await import('../../test/start-postgres.mjs');
  const postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const files = ['server', 'access'].map((name) => path.join(import.meta.dirname, `${name}.test.ts`));
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
  } finally {
    await admin.end();
    postgres.stop();
  }
});
