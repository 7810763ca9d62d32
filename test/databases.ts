// For tests: the same tests run on an embedded file and on a real PostgreSQL server.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase, type Database } from '@/lib/platform/db';
import { afterThisTest } from './server';

export type TestServer = { url: string; stop: () => void | Promise<void> };

/** Where the run's PostgreSQL server is (test/start-postgres.mjs starts one for all files). */
const POSTGRES_URL = 'TEST_POSTGRES_URL';

let count = 0;

/** A new database on the run's PostgreSQL server. */
export const openPostgres = async (): Promise<TestServer> => {
  const server = process.env[POSTGRES_URL];
  if (!server)
    throw new Error(`${POSTGRES_URL} is not set: jest.config.mjs starts the server in its globalSetup.`);
  const name = `test_${process.pid}_${(count += 1)}`;
  const run = async (sql: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  return {
    url: server.replace(/\/\w+$/, `/${name}`),
    stop: () => run(`drop database ${name} with (force)`),
  };
};

export const openFile = async (): Promise<TestServer> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-db-'));
  return {
    url: `file:${path.join(folder, 'test.db')}`,
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
};

type Start = () => Promise<TestServer>;

/** The address of a new database for one test. */
export const serverForTest = async (start: Start): Promise<string> => {
  const { url, stop } = await start();
  afterThisTest(stop);
  return url;
};

/** A connection for one test, which may close it itself. */
export const openForTest = async (...given: Parameters<typeof openDatabase>): Promise<Database> => {
  const db = await openDatabase(...given);
  afterThisTest(() => db.close().catch(() => {}));
  return db;
};

/** A new database for one test, opened, with our tables. */
export const databaseForTest = async (start: Start): Promise<{ url: string; db: Database }> => {
  const url = await serverForTest(start);
  return { url, db: await openForTest(url) };
};

/** A new database for the tests of a file or of a `describe` block, and its end after them. */
export const useServer = (start: Start): { url: string } => {
  const server = { url: '' };
  let stop: TestServer['stop'] = () => {};
  beforeAll(async () => {
    ({ url: server.url, stop } = await start());
  }, 60_000);
  afterAll(() => stop());
  return server;
};

export const postgresPerFile = () => useServer(openPostgres);

/** The same, opened, with our tables. `emptied`: the tables that are emptied before each test. */
export const useDatabase = (start: Start, ...emptied: string[]) => {
  const opened = {} as { url: string; db: Database };
  // Jest runs these in their order: the connection closes before its server ends.
  afterAll(() => (opened.db as Database | undefined)?.close());
  const server = useServer(start);
  beforeAll(async () => {
    Object.assign(opened, { url: server.url, db: await openDatabase(server.url) });
  }, 60_000);
  beforeEach(async () => {
    for (const table of emptied) await opened.db.run(`delete from ${table}`);
  });
  return opened;
};

/** The kinds of database that the product runs on: `describe.each(databaseKinds)`. */
export const databaseKinds: [kind: string, start: Start][] = [
  ['libSQL', openFile],
  ['PostgreSQL', openPostgres],
];

/** The kinds for tests of what asks only stores, whose own tests know both: `npm test` takes one. */
export const someDatabaseKinds = process.env.TEST_FULL ? databaseKinds : databaseKinds.slice(0, 1);
