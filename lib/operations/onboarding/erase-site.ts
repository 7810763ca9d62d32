import 'server-only';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { keptRecordId } from '@/lib/content';
import { COPY_OF_TABLE, sitesTable } from '@/lib/content/hosts/sites-table';
import { hostedPageId } from '@/lib/content/domain/preview-id';
import { snapshotFileName, snapshotsIn } from '@/lib/content/stale-if-error/snapshots';
import { ofReviews, ofSite } from '@/lib/content/hosts/unneeded-snapshots';
import { countRowsOf, eraseRowsOf, leadsOf, type Counts } from '@/lib/leads/outbox/erase-on-request';
import type { Database } from '@/lib/platform/db/database';
import { movingTables, tablesOfSites } from '@/lib/platform/db/tables';
import { env } from '@/lib/platform/env';
import { pageIdOfKey } from '@/lib/serving/site-key';
import { oldPagesIn } from '@/lib/serving/next/old-pages';

/** Data of a site; erasing it may be repeated. */
export type SiteData = { leads: string[]; recordId: string | null; counts: Counts };

const snapshotsRoot = () => path.join(env().dataDir, 'snapshots');

/** Reviews first, because the record's copy names them. */
const snapshotKeys = (site: string, recordId: string | null) => [
  ...(recordId ? ofReviews.map((folder) => ({ folder, key: recordId })) : []),
  ...ofSite.map((folder) => ({ folder, key: site })),
];

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** Pages of all builds; also of sites that are not served. */
const pagesOf = async (site: string) => {
  const root = path.join(env().dataDir, 'pages');
  const isOther = (key: string) => ![null, site].includes(pageIdOfKey(key));
  const found = await Promise.all(
    (await namesIn(root)).flatMap((build) =>
      oldPagesIn(path.join(root, build), isOther, Infinity)
        .filter(({ name }) => name === 'pages')
        .map(({ items }) => items(Date.now())),
    ),
  );
  return found.flat().filter(({ since }) => since === 0);
};

const conditions = (site: string, recordId: string | null) =>
  tablesOfSites.map(({ name, column }) => ({
    name,
    // Reviews are kept under the record's id.
    sql: `${name} where ${column} in (?, ?)`,
    args: [site, (name === 'snapshots' && recordId) || site],
  }));

const previewsOn = async (db: Database, site: string): Promise<string[]> =>
  (await db.all<{ id: string }>('select id from previews'))
    .map(({ id }) => id)
    .filter((id) => hostedPageId(id) === site);

/** Counts rows by table, files by kind. */
export const dataOfSite = async (db: Database, site: string): Promise<SiteData> => {
  const recordId = await keptRecordId(site).catch(() => null);
  const leads = await leadsOf(db, { site });
  const counts = await countRowsOf(db, leads);
  for (const { name, sql, args } of conditions(site, recordId))
    counts[name] = Number((await db.all(`select count(*) as number from ${sql}`, args))[0]?.number);
  counts.previews = (await previewsOn(db, site)).length;
  counts['snapshot files'] = 0;
  for (const { folder, key } of snapshotKeys(site, recordId)) {
    const name = snapshotFileName(key);
    const files = await namesIn(path.join(snapshotsRoot(), folder));
    counts['snapshot files'] += files.filter((file) =>
      [`${name}.json`, `${name}.previous.json`].includes(file),
    ).length;
  }
  counts['page folders and files'] = (await pagesOf(site)).length;
  return { leads, recordId, counts };
};

/** Writes the present table of hosts over both generations of its copy. */
const renewCopyOfTable = async (db: Database): Promise<void> => {
  const folder = path.join(snapshotsRoot(), 'sites');
  if ((await namesIn(folder)).length === 0) return;
  const rows = await sitesTable(db).all();
  for (let generation = 0; generation < 2; generation += 1)
    await snapshotsIn(folder).write(COPY_OF_TABLE, rows);
};

/** Erases a site that is not served any more: rows, files, then the rows' bytes in the database's files. */
export const eraseSite = async (db: Database, site: string, { leads, recordId }: SiteData): Promise<void> => {
  await eraseRowsOf(db, leads);
  const previews = await previewsOn(db, site);
  await db.batch([
    ...conditions(site, recordId).map(({ sql, args }) => ({ sql: `delete from ${sql}`, args })),
    ...previews.map((id) => ({ sql: 'delete from previews where id = ?', args: [id] })),
  ]);
  for (const { folder, key } of snapshotKeys(site, recordId))
    await snapshotsIn(path.join(snapshotsRoot(), folder)).remove(key);
  for (const { remove } of await pagesOf(site)) await remove();
  await renewCopyOfTable(db);
  await db.vacuum([...movingTables.map(({ name }) => name), ...tablesOfSites.map(({ name }) => name)]);
};
