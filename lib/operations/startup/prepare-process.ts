import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parseSites } from '@/lib/content/hosts/site-entries';
import { env, isVercel, readEnv, type ReadValues } from '@/lib/platform/env';
import { storesPages } from '@/lib/platform/early-env.mjs';
import { reasonOf, warn } from '@/lib/platform/log';

/** Without a listener each failed line is an uncaught exception, which Next logs, and so on without end. */
export const surviveClosedLog = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

/** V8 lets the heap grow to four times what is in use; this flag limits it to one and a half times. */
export const limitHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=50');

/** @param must the demand on the file, for the message */
const problemsOfFile = (
  name: string,
  file: string | null | undefined,
  read: (file: string) => unknown,
  must: string,
): string[] => {
  try {
    if (file) read(file);
    return [];
  } catch (error) {
    return [`${name}: ${file} must be ${must} (${reasonOf(error)})`];
  }
};

/** `databaseUrl` null: the file in DATA_DIR. */
const problemsOutside = ({ databaseUrl, recordsDir, sitesFile }: ReadValues): string[] => [
  ...(isVercel() && (databaseUrl === null || databaseUrl?.startsWith('file:'))
    ? [
        'DATABASE_URL: files do not last on Vercel, and requests would be lost; ' +
          'set the address of a libsql:// or postgres:// database',
      ]
    : []),
  ...problemsOfFile('RECORDS_DIR', recordsDir, readdirSync, 'a folder that this process can read'),
  ...problemsOfFile(
    'SITES_FILE',
    sitesFile,
    (file) => parseSites(readFileSync(file, 'utf8')),
    'a JSON file of hosts',
  ),
];

/** Ends the process when there are problems, with one line for each. */
export const checkEnv = (): void => {
  try {
    readEnv(problemsOutside);
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
};

/** The container's link .next/cache leads there, where Next stores resized pictures. */
const makePictureFolder = async (): Promise<void> => {
  if (storesPages()) await mkdir(path.join(env().dataDir, 'cache'), { recursive: true }).catch(() => {});
};

/** When the security releases of a line end, as Node's release schedule says. */
const securityEnds: Record<string, string> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};

/** Names a Node that gets no security releases any more. @param now ms since 1970 */
export const warnOfOldNode = (version = process.versions.node, now = Date.now()): void => {
  const ended = securityEnds[version.split('.', 1)[0] ?? ''];
  if (ended && now > Date.parse(ended)) warn('node.no-security-releases', { version, ended });
};

export const prepareProcess = (): void => {
  surviveClosedLog();
  checkEnv();
  limitHeapGrowth();
  void makePictureFolder();
};
