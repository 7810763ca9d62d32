import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sitesTable } from '@/lib/content/hosts/sites-table';
import { databaseForTest, databaseKinds, openFile, serverForTest, useDatabase } from '@/test/databases';
import { runInProcess } from '@/test/run-in-process';
import { startServer } from '@/test/server';

const underNode = (databaseUrl: string, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'sites', ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
    },
  });

describe.each(databaseKinds)('npm run sites in %s', (_kind, start) => {
  const server = useDatabase(start);
  let run: (...args: string[]) => ReturnType<typeof runInProcess>;
  beforeAll(async () => {
    startServer({ DATABASE_URL: server.url });
    const command = await import('./sites-command');
    run = (...args) => runInProcess(() => command.run(args));
  });

  test('lists no secret', async () => {
    const leadSecret = `whsec_${Buffer.alloc(32).toString('base64')}`;
    await run('set', 's.example', JSON.stringify({ page: 's', leadSecret }));
    expect((await run('list')).stdout).toBe('s.example {"page":"s","leadSecret":"..."}\n');
    await run('remove', 's.example');
  });

  test('adds, lists and removes hosts, and names the database and what it ignores', async () => {
    const entry = { page: 'acme', verification: { google: 'short' } };
    const added = await run('set', 'WWW.Acme.example', JSON.stringify(entry));
    expect(added).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^Database: .*\nWarning: www\.acme\.example: verification must/),
    });
    expect(await run('set', 'acme.example', 'acme')).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/\nWarning: acme\.example: 2 hosts of acme have no redirectTo/),
    });
    expect(await run('list')).toMatchObject({
      status: 0,
      stdout: `www.acme.example ${JSON.stringify(entry)}\nacme.example acme\n`,
    });
    const marked = JSON.stringify({ page: 'acme', canonical: true });
    expect((await run('set', 'acme.example', marked)).stderr).not.toContain('Warning');
    expect(await run('remove', 'acme.example')).toMatchObject({ status: 0 });
    expect(await run('remove', 'acme.example')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('acme.example is not in the table.'),
    });
    const toNowhere = await run(
      'set',
      'b.example',
      JSON.stringify({ page: 'b', redirectTo: 'www.b.example' }),
    );
    expect(toNowhere.stderr).toContain(
      'Warning: b.example: redirectTo www.b.example is ignored: it is not a host of this deployment.',
    );
    expect((await run('set', 'www.b.example', 'b')).stderr).not.toContain('Warning');
    expect((await run('remove', 'www.b.example')).stderr).toContain(
      'Warning: b.example: redirectTo www.b.example',
    );
    expect((await run('remove', 'b.example')).stderr).not.toContain('Warning');
    expect((await run('list')).stdout).toBe(`www.acme.example ${JSON.stringify(entry)}\n`);
    expect(await run('set', 'no host', 'acme')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('“no host” is no host name.'),
    });
  });
});

describe('under plain Node', () => {
  test('the command line writes to the table, and warns', async () => {
    const { url, db } = await databaseForTest(openFile);
    const entry = { page: 'b', redirectTo: 'www.b.example' };
    expect(underNode(url, 'set', 'b.example', JSON.stringify(entry))).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /^Database: .*\nWarning: b\.example: redirectTo www\.b\.example is ignored/,
      ),
    });
    expect(await sitesTable(db).all()).toEqual([['b.example', entry]]);
  }, 60_000);

  test('no database is created where there is none', async () => {
    const url = await serverForTest(openFile);
    const { status, stderr } = underNode(url, 'list');
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no database at')]);
    expect(existsSync(url.slice('file:'.length))).toBe(false);
  }, 60_000);
});
