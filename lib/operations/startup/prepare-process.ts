import 'server-only';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parseSites } from '@/lib/content/hosts/site-entries';
import { env, isVercel, unusable, type Env } from '@/lib/platform/env';
import { storesPages } from '@/lib/platform/early-env.mjs';
import { reasonOf } from '@/lib/platform/log';

/** Without a listener each failed line is an uncaught exception, which Next logs, and so on without end. */
export const surviveClosedLog = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

/** By itself V8 lets the heap grow to four times what is in use; with this flag by half. */
export const limitHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=50');

const problemsOf = ({ databaseUrl, sitesFile }: Env): string[] => {
  const problems: string[] = [];
  if (isVercel() && databaseUrl.startsWith('file:'))
    problems.push(
      'DATABASE_URL: files do not last on Vercel, and requests would be lost; ' +
        'set the address of a libsql:// or postgres:// database',
    );
  try {
    if (sitesFile) parseSites(readFileSync(sitesFile, 'utf8'));
  } catch (error) {
    problems.push(`SITES_FILE: ${sitesFile}: ${reasonOf(error)}`);
  }
  return problems;
};

export const checkEnv = (): void => {
  try {
    const problems = problemsOf(env());
    if (problems.length > 0) throw unusable(problems);
  } catch (error) {
    console.error(reasonOf(error));
    process.exit(1);
  }
};

/** The target of the container's .next/cache link, where Next stores resized pictures. */
const makePictureFolder = async (): Promise<void> => {
  if (storesPages()) await mkdir(path.join(env().dataDir, 'cache'), { recursive: true }).catch(() => {});
};

export const prepareProcess = (): void => {
  surviveClosedLog();
  checkEnv();
  limitHeapGrowth();
  void makePictureFolder();
};
