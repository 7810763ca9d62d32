import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { explainUnless, finish, open } from './open';

const help = `npm run backup -- FOLDER

Copies the SQLite database and the pictures into a new folder, while the server runs. To restore, stop the
server, put both in the place of those in DATA_DIR and start it. PostgreSQL: pg_dump; S3: copy the bucket.`;

const [folder = '--help'] = process.argv.slice(2);
explainUnless(folder !== '--help', help);
const { settings } = await import('../settings/settings');
if (settings.isPostgres || existsSync(path.join(folder, 'cms.db'))) {
  console.error(
    settings.isPostgres ? 'This database is copied with pg_dump.' : `${folder} holds a backup.`,
  );
  finish(1);
}
mkdirSync(folder, { recursive: true });
// Copies the database at one moment, including the write-ahead log.
const { client } = (await open()).db as unknown as {
  client: { execute: (query: object) => Promise<unknown> };
};
await client.execute({ sql: 'VACUUM INTO ?', args: [path.resolve(folder, 'cms.db')] });
cpSync(path.join(settings.dataDir, 'media'), path.join(folder, 'media'), { recursive: true });
console.log(`Copied to ${folder}.`);
finish(0);
