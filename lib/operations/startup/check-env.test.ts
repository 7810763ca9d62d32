import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '@/test/site';

/** What a start with this environment says before it ends the process, or null when the server starts. */
const refusal = async (environment: Record<string, string>) => {
  Reflect.deleteProperty(process.env, 'VERCEL');
  startServer(environment);
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  (await import('./check-env')).checkEnv();
  Reflect.deleteProperty(process.env, 'VERCEL');
  const reason = exit.mock.calls.length ? said.mock.calls.flat().join('\n') : null;
  exit.mockRestore();
  said.mockRestore();
  return reason;
};

test('a usable environment starts', async () => expect(await refusal({})).toBeNull());

test('an unusable environment ends the process with the reason', async () =>
  expect(await refusal({ DATABASE_URL: 'mysql://a' })).toMatch(/DATABASE_URL: must begin with/));

test('a database file is refused on Vercel; a database server is not', async () => {
  expect(await refusal({ VERCEL: '1' })).toMatch(/DATABASE_URL: files do not last on Vercel/);
  expect(await refusal({ VERCEL: '1', DATABASE_URL: 'file:/tmp/x.db' })).toMatch(/DATABASE_URL/);
  expect(await refusal({ VERCEL: '1', DATABASE_URL: 'libsql://db.example.com?authToken=x' })).toBeNull();
});

test('a missing or broken SITES_FILE ends the process', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-sites-'));
  const file = path.join(folder, 'sites.json');
  expect(await refusal({ SITES_FILE: file })).toMatch(/SITES_FILE: .*ENOENT/);
  writeFileSync(file, '{"www.one.example": ');
  expect(await refusal({ SITES_FILE: file })).toMatch(/SITES_FILE: /);
  writeFileSync(file, '{"www.one.example": "one"}');
  expect(await refusal({ SITES_FILE: file })).toBeNull();
  rmSync(folder, { recursive: true });
});
