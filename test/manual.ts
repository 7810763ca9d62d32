// For tests: the commands of docs/operating.md, run as an operator does.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Database } from '@/lib/platform/db';
import { tables } from '@/lib/platform/db/tables';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { dataFolder } from '@/test/server';
import { fieldsFor, newLead } from '@/test/leads';

const manual = readFileSync('docs/operating.md', 'utf8');

/** The commands of a block of docs/operating.md, with the test's own paths. */
export const commandsOf = (name: string, places: Record<string, string> = {}): string[] => {
  const [, block = ''] = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)\`\`\`$`, 'm').exec(manual) ?? [];
  const text = Object.entries(places).reduce((all, [from, to]) => all.replaceAll(from, to), block.trim());
  expect(text).not.toBe('');
  return text.split('\n');
};

export const environment = (databaseUrl: string) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production' as const,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder(),
  PAGE_ID: 'demo',
});

/** Runs a line of the manual as a shell does, in the checkout. */
export const shell = (line: string, databaseUrl: string) => {
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

export const ANA = 'Zyxwv-Ana';
export const photoOf = (text: string) => ({
  type: 'image/jpeg',
  bytes: Buffer.from(`${text} `.repeat(2_000)),
});

export const put = async (db: Database, id: string, posted: Record<string, unknown>, site = 'demo') => {
  const store = leadStore(db);
  await store.put(newLead(id, { site, fields: fieldsFor(posted) }));
  await store.addPhotos(id, [photoOf(String(posted.firstName))], 2_000);
};

export const idsIn = async (db: Database) =>
  (await db.all('select id from leads order by id')).map(({ id }) => id);

/**
 * Files below a folder that contain a text. Another process reads them, because closing a database file in
 * this one would end the locks of its open connection.
 */
export const filesWith = (text: string, root: string): string[] =>
  spawnSync('grep', ['-rlaF', text, root], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Every text of every table. */
export const textsIn = async (db: Database): Promise<string> => {
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
