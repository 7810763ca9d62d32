import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { brokenRecord } from '@/test/broken-record';
import { startServer, temporaryFolder, writeIn } from '@/test/server';
import { sitesTable } from '@/lib/content/hosts/sites-table';
import { openForTest } from '@/test/databases';
import { runInProcess } from '@/test/run-in-process';
import type { Report } from './doctor-command';

const folder = temporaryFolder();

const write = (name: string, content: unknown) => writeIn(folder, name, content);

const reportsOf = (stdout: string) => {
  const reports = stdout ? (JSON.parse(stdout) as Report[]) : [];
  return { reports, sources: reports.map(({ source }) => source) };
};

const doctor = async (args: string[], environment: Record<string, string> = {}) => {
  startServer({ DATA_DIR: folder, ...environment });
  const command = await import('./doctor-command');
  const { status, stdout, stderr } = await runInProcess(() => command.run([...args, '--offline', '--json']));
  return { status, stderr, ...reportsOf(stdout) };
};

test('a file with a byte order mark is read; one that is no JSON is an error with its line', async () => {
  const good = write('bom.json', '\ufeff{"dbPrincipal": {"name": "Acme"}}');
  const bad = write('bad.json', '{\n  "dbPrincipal": {\n    "name": "Acme",\n  }\n}');
  const { reports, status } = await doctor([good, bad]);
  expect(reports[0]?.facts.name).toBe('Acme');
  expect(reports[1]?.findings[0]).toMatchObject({
    severity: 'error',
    text: expect.stringMatching(/line 4 column 3/),
  });
  expect(status).toBe(1);
});

test('--all examines the sites of SITES_FILE and says what is ignored of their entries', async () => {
  const sites = write('sites.json', {
    'www.a.example': { page: 'demo', redirects: { '/old': '/nowhere' }, redirect: {} },
    'a.example': { page: 'demo', redirectTo: 'www.a.example' },
    's.example': 'spanish',
  });
  const { reports, sources } = await doctor(['--all'], { SITES_FILE: sites });
  expect(sources).toEqual(['demo', 'spanish']);
  expect(reports[0]?.facts.hosts).toEqual(['www.a.example', 'a.example, which redirects to www.a.example']);
  expect(
    reports[0]?.findings.flatMap(({ code, text }) => (/^(setting|redirect)$/.test(code) ? [text] : [])),
  ).toEqual([
    'The entry of www.a.example: "redirect" is no setting of a site: did you mean "redirects"?',
    'The entry of this site: the redirect /old leads to /nowhere, which is no page of the site',
  ]);
  expect(reports[1]?.findings.map(({ code }) => code)).not.toContain('redirect');
});

test('--all fails when SITES_FILE cannot be used', async () => {
  const { status, stderr } = await doctor(['--all'], { SITES_FILE: write('broken.json', '{') });
  expect([status, stderr]).toEqual([1, expect.stringContaining('SITES_FILE cannot be used')]);
});

test('with --strict a warning is a failure', async () => {
  const file = write('strict.json', JSON.stringify(brokenRecord('dbPrincipal.name', 'x'.repeat(61))));
  const { reports, status } = await doctor([file]);
  expect(reports[0]?.findings.map(({ severity }) => severity)).toContain('warning');
  expect([status, (await doctor([file, '--strict'])).status]).toEqual([0, 1]);
});

test('--all examines the sites of the table, and without hosts all records of RECORDS_DIR', async () => {
  const records = mkdtempSync(path.join(folder, 'records-'));
  for (const name of ['two', 'one']) writeIn(records, `${name}.json`, { dbPrincipal: {} });
  writeIn(records, 'notes.txt', '');
  expect((await doctor(['--all'], { RECORDS_DIR: records })).sources).toEqual(['one', 'two']);

  const url = `file:${path.join(folder, 'table.db')}`;
  await sitesTable(await openForTest(url)).set('www.two.example', 'two', 1_000);
  const { sources, reports } = await doctor(['--all'], { RECORDS_DIR: records, DATABASE_URL: url });
  expect([sources, reports[0]?.facts.hosts]).toEqual([['two'], ['www.two.example']]);
});
