import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { openDatabase } from '@/lib/db';
import { databaseKinds, type TestServer } from '@/test/databases';

const withDatabase = (databaseUrl: string) => (args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['lib/move-in/sites-cli.mjs', ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
    },
  });
  return { status, stdout, stderr };
};

describe.each(databaseKinds)('npm run sites in %s', (_kind, start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await (await openDatabase(server.url)).close();
  }, 60_000);
  afterAll(() => server.stop());

  test('adds, lists and removes hosts, and names the database and what it ignores', () => {
    const run = withDatabase(server.url);
    const entry = { page: 'acme', verification: { google: 'short' } };
    const added = run(['set', 'WWW.Acme.example', JSON.stringify(entry)]);
    expect(added).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^Database: .*\nWarning: www\.acme\.example: verification must/),
    });
    expect(run(['set', 'acme.example', 'acme'])).toMatchObject({ status: 0 });
    expect(run(['list'])).toMatchObject({
      status: 0,
      stdout: `www.acme.example ${JSON.stringify(entry)}\nacme.example acme\n`,
    });
    expect(run(['remove', 'acme.example'])).toMatchObject({ status: 0 });
    expect(run(['remove', 'acme.example'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('acme.example is not in the table.'),
    });
    const toNowhere = run(['set', 'b.example', JSON.stringify({ page: 'b', redirectTo: 'www.b.example' })]);
    expect(toNowhere.stderr).toContain(
      'Warning: b.example: redirectTo www.b.example is ignored: it is not a host of this deployment.',
    );
    expect(run(['set', 'www.b.example', 'b']).stderr).not.toContain('Warning');
    expect(run(['remove', 'www.b.example']).stderr).toContain('Warning: b.example: redirectTo www.b.example');
    expect(run(['remove', 'b.example']).stderr).not.toContain('Warning');
    expect(run(['list']).stdout).toBe(`www.acme.example ${JSON.stringify(entry)}\n`);
    expect(run(['set', 'no host', 'acme'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('“no host” is no host name.'),
    });
  }, 120_000);
});

test('no database is created where there is none', async () => {
  const [[, openFile]] = databaseKinds as [(typeof databaseKinds)[number]];
  const server = await openFile();
  const { status, stderr } = withDatabase(server.url)(['list']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no database at')]);
  expect(existsSync(server.url.slice('file:'.length))).toBe(false);
  await server.stop();
}, 60_000);
