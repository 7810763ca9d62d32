import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { openDatabase } from '@/lib/platform/db';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { databaseKinds } from '@/test/databases';
import { putAll } from '@/test/leads';

test('runs under plain Node', async () => {
  const [[, openFile]] = databaseKinds as [(typeof databaseKinds)[number]];
  const server = await openFile();
  try {
    const db = await openDatabase(server.url);
    await putAll(leadStore(db), ['a']);
    await db.close();
    const environment = {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      DATABASE_URL: server.url,
      NODE_ENV: 'production' as const,
    };
    expect(
      execFileSync(process.execPath, ['scripts/run.mjs', 'leads', 'list'], {
        encoding: 'utf8',
        stdio: 'pipe',
        env: environment,
      }),
    ).toMatch(/^a +demo +first +waiting/m);
    const wrong = spawnSync(process.execPath, ['scripts/run.mjs', 'leads', 'show', 'nobody'], {
      encoding: 'utf8',
      env: environment,
    });
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('There is no lead nobody.')]);
    const missing = server.url.replace('test.db', 'missing.db');
    const refused = spawnSync(process.execPath, ['scripts/run.mjs', 'leads', 'list'], {
      encoding: 'utf8',
      env: { ...environment, DATABASE_URL: missing },
    });
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(`^Database: ${missing}\nThere is no database at `),
    ]);
    expect(existsSync(missing.slice('file:'.length))).toBe(false);
  } finally {
    await server.stop();
  }
}, 60_000);
