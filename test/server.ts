import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@/lib/platform/db';
import { variableNames } from '@/lib/platform/env';

// For tests: a server that has just started, with its folders, its log and the servers that it calls.

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'mainstreet-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

const endings: (() => unknown)[] = [];

/** Does this work when the test has ended; what was begun last ends first. */
export const afterThisTest = (work: () => unknown): void => void endings.unshift(work);

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** An empty folder, removed after the tests of the file or of the `describe` block. */
export const temporaryFolder = (): string => {
  const folder = newFolder();
  afterAll(() => remove(folder));
  return folder;
};

let ownFolder = '';

/** The test's own folder, empty at first: DATA_DIR of the servers that it starts. */
export const dataFolder = (): string => {
  if (!ownFolder) {
    ownFolder = newFolder();
    afterThisTest(() => {
      remove(ownFolder);
      ownFolder = '';
    });
  }
  return ownFolder;
};

/** A file in a folder; what is neither text nor bytes is written as JSON. @returns its path */
export const writeIn = (folder: string, name: string, content: unknown): string => {
  const file = path.join(folder, name);
  const isWritten = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(file, isWritten ? content : JSON.stringify(content));
  return file;
};

/** A SITES_FILE for the tests of a file, which `write` replaces, in a folder of its own. */
export const sitesFile = () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'sites.json');
  let writes = 0;
  return {
    folder,
    file,
    write: (text: string) => {
      writeIn(folder, 'sites.json', text);
      // Two writes within the file system's clock tick are two changes all the same.
      utimesSync(file, 1_700_000_000, 1_700_000_000 + (writes += 1));
    },
  };
};

/** Waits until a condition holds. @throws Error after 30 seconds, so that the test file can end */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Still not so after 30 seconds: ${isSo}`);
    await new Promise(setImmediate);
  }
};

/** Keeps what is logged out of a test's output. @returns the lines, as they come */
export const loggedLines = (...methods: ('log' | 'error')[]): string[] => {
  const lines: string[] = [];
  for (const method of methods.length ? methods : (['log', 'error'] as const))
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')));
  return lines;
};

const servers: Server[] = [];
// After all tests of a file: a background read may outlast its test.
afterAll(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** The address of a new HTTP server that answers like this until the tests of the file end. */
export const serverThat = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Modules that keep nothing of a server and take long to load: once for a file of tests is enough. */
const statelessModules = (
  '@/app/api/leads/form-page @/lib/content/fields/check-fields @/lib/content/fields/formatted-text ' +
  '@/lib/content/record/country-dates @/lib/content/record/record-help @/lib/content/record/to-site ' +
  '@/lib/content/record/wire-record @/lib/language/geo/time-zone @/lib/language/i18n ' +
  '@/lib/language/phone-numbers @/lib/leads/delivery/mail-frame @/lib/leads/form/form-content ' +
  '@/lib/site/fallback-pages/site-page @/lib/site/messages @/lib/site/pages/paths css-select culori ' +
  'domutils htmlparser2 ipaddr.js isbot libphonenumber-js libsql lru-cache markdown-it next/cache ' +
  'nodemailer p-limit pg prom-client react react-dom/server sharp undici write-file-atomic zod zod/mini'
).split(' ');
const loaded = new Map<string, unknown>();
const loadOnce = (name: string) => {
  if (!loaded.has(name)) loaded.set(name, jest.requireActual(name));
  return loaded.get(name);
};

/**
 * What is imported from here on sees these variables, and nothing of what went before, like a
 * server that has just started and has read an empty table of hosts, unless `areHostsKnown` is false. Its
 * database is closed after the test.
 */
export const startServer = (environment: Record<string, string>, { areHostsKnown = true } = {}): void => {
  for (const name of variableNames) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, { DATA_DIR: dataFolder() }, environment);
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith('mainstreet.')) Reflect.deleteProperty(globalThis, key);
  const table = areHostsKnown ? '[]' : null;
  const hosts = { served: null, changedAt: 0, checkedAt: 0, failure: '', table };
  const opened = { opening: null as Promise<Database> | null };
  Object.assign(globalThis, {
    [Symbol.for('mainstreet.hosts')]: hosts,
    [Symbol.for('mainstreet.database')]: opened,
  });
  afterThisTest(async () => {
    const db = await opened.opening?.catch(() => null);
    opened.opening = null;
    await db?.close();
  });
  jest.resetModules();
  for (const name of statelessModules) jest.doMock(name, () => loadOnce(name));
};
