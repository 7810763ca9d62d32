import { dataFolder } from '@/test/server';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tables } from '@/lib/platform/db/tables';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import type { Database } from '@/lib/platform/db';
import { databaseForTest, databaseKinds, someDatabaseKinds } from '@/test/databases';
import { fieldsFor, newLead } from '@/test/leads';
import { ANA, commandsOf, filesWith, idsIn, put, shell, textsIn } from '@/test/manual';

/** Of an embedded database the file and its log; of a server the files of its tables, as they are on disk. */
const databaseFilesWith = async ({ url, db }: { url: string; db: Database }): Promise<string[]> => {
  if (url.startsWith('file:')) return filesWith(ANA, path.dirname(url.replace('file:', '')));
  await db.run('checkpoint');
  const [row] = await db.all(
    "select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()",
  );
  return filesWith(ANA, String(row?.folder));
};

describe.each(databaseKinds)('with %s', (_kind, start) => {
  test('who asks to be forgotten leaves no byte in the database, and other people stay', async () => {
    const { url, db } = await databaseForTest(start);
    const named = { firstName: ANA, lastName: '', message: `${ANA} here` };
    await put(db, 'by-mail', { ...named, email: 'ana@example.COM', phone: '' });
    await put(db, 'by-phone', { ...named, email: 'other@x.example', phone: '1 (555) 201.3344' });
    await db.run("update leads set refused = 'honeypot' where id = 'by-phone'");
    await leadStore(db).put(
      newLead('near', { fields: fieldsFor({ email: 'xana@example.com', phone: '(555) 201-3345' }) }),
    );
    expect(await databaseFilesWith({ url, db })).not.toEqual([]);

    const lines = commandsOf('forget');
    const dry = shell(lines[0] ?? '', url);
    expect(dry.stdout).toBe(
      'Would erase lead_photos: 1, deliveries: 1, leads: 1. Nothing is erased in a dry run.\n',
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
          /leads\.erased reason=request leads=1 [^]*Erased lead_photos: 1, deliveries: 1, leads: 1\./,
        ),
      ]);
      expect((stdout + stderr).toLowerCase()).not.toMatch(/ana@|201\D?334/);
    }
    expect(await idsIn(db)).toEqual(['near']);
    expect((await textsIn(db)).includes(ANA)).toBe(false);
    // `db` is open all the time, as a server's connection is.
    expect(await databaseFilesWith({ url, db })).toEqual([]);
  }, 90_000);
});

// That PostgreSQL keeps no byte of what is deleted: above, and db.test.ts.
describe.each(someDatabaseKinds)('with %s', (_kind, start) => {
  test('a customer who leaves is erased in files and database, and no other', async () => {
    const { url, db } = await databaseForTest(start);
    for (const site of ['acme', 'other']) {
      const secret = site === 'acme' ? ANA : 'stays';
      await put(db, `lead-${site}`, { firstName: secret, message: secret }, site);
      const [lead, to, day] = [`lead-${site}`, 'crm.example#1', '2026-03-01'];
      const rows = {
        sites: [`www.${site}.example`, JSON.stringify({ page: site, ga: secret }), 1],
        clicks: [site, day, 'call', secret, 1],
        visits: [site, 3],
        page_speed: [day, site, 'lcp', 500, 1],
        'weekly_mails (site, week, claimed_until)': [site, '2026-03-02', 1],
        alerts: ['dead-lettered', site, secret, 1, 1, 1, '', null, '', 1],
        deliveries: [lead, to, site, 'waiting', secret, 1, 1, 1, 1, 1],
        delivery_leases: [site, to, 'w', 0, 0, 0, null, secret],
        acceptances: [day, site, 'first', 10, 1, 9],
        seen_texts: [secret, site, 1],
        announced_records: [site, secret],
        'revalidations (site, version, change)': [site, 1, secret],
        previews: [`preview~${'a'.repeat(22)}~${site}`, secret, 1, 2],
        snapshots: ['content', site, secret],
      };
      for (const [table, values] of Object.entries(rows))
        await db.run(`insert into ${table} values (${values.map(() => '?').join(', ')})`, values);
      for (const name of [
        `content/${site}.json`,
        `content/${site}.previous.json`,
        `content-changes/${site}.json`,
        'sites/table.json',
        'sites/table.previous.json',
      ]) {
        const target = path.join(dataFolder(), 'snapshots', name);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, JSON.stringify(['sites', secret]));
      }
    }
    const keyed = path.join(dataFolder(), 'pages/build/server/AAAAAAAAAAAAAAAA');
    mkdirSync(keyed, { recursive: true });
    writeFileSync(path.join(keyed, 'about.page'), ANA);
    writeFileSync(
      path.join(dataFolder(), 'snapshots/sites/table.previous.json'),
      JSON.stringify([['www.acme.example', ANA]]),
    );

    const [dryRun = '', erase = ''] = commandsOf('leave');
    const dry = shell(dryRun, url);
    expect(dry.stdout).toMatch(
      /^Would erase lead_photos: 1, deliveries: 2, leads: 1, .*previews: 1, snapshot files: 3, page folders and files: 1\. Nothing/,
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
      expect([name, await db.all(`select distinct ${column} as site from ${name}`)]).toEqual([
        name,
        [{ site: 'other' }],
      ]);
    expect(filesWith(ANA, dataFolder())).toEqual([]);
    expect(filesWith('stays', dataFolder()).map((file) => path.basename(file))).toContain('other.json');
    expect(await databaseFilesWith({ url, db })).toEqual([]);
    const again = shell(erase.replace('--yes', '--site acme --dry-run'), url);
    expect(again.stdout).not.toMatch(/: [1-9]/);
  }, 90_000);
});
