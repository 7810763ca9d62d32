import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { dataFolder, startServer, writeIn } from '@/test/server';

/** What a start with this environment says before it ends the process, or null when the server starts. */
const refusal = async (environment: Record<string, string>) => {
  Reflect.deleteProperty(process.env, 'VERCEL');
  startServer(environment);
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  (await import('./prepare-process')).checkEnv();
  Reflect.deleteProperty(process.env, 'VERCEL');
  const reason = exit.mock.calls.length ? said.mock.calls.flat().join('\n') : null;
  exit.mockRestore();
  said.mockRestore();
  return reason;
};

test('a usable environment starts, an unusable one ends the process with the reason', async () => {
  expect(await refusal({})).toBeNull();
  expect(await refusal({ DATABASE_URL: 'mysql://a' })).toMatch(/DATABASE_URL: must begin with/);
});

test('a database file is refused on Vercel; a database server is not', async () => {
  expect(await refusal({ VERCEL: '1' })).toMatch(/DATABASE_URL: files do not last on Vercel/);
  expect(await refusal({ VERCEL: '1', DATABASE_URL: 'file:/tmp/x.db' })).toMatch(/DATABASE_URL/);
  expect(await refusal({ VERCEL: '1', DATABASE_URL: 'libsql://db.example.com?authToken=x' })).toBeNull();
});

test('all problems are reported at once: of values, of what does not fit together, of files', async () =>
  expect(
    await refusal({
      VERCEL: '1',
      CONTENT_API_URL: 'ftp://content.example',
      MAIL_FROM: 'leads@example.com',
      RECORDS_DIR: '/nowhere',
      SITES_FILE: '/nowhere.json',
    }),
  ).toMatch(
    new RegExp(
      '^The environment is not usable:\n  CONTENT_API_URL: .+\n  MAIL_FROM: .+\n  RECORDS_DIR: .+\n' +
        '  DATABASE_URL: .+\n  RECORDS_DIR: .+ENOENT.+\n  SITES_FILE: .+ENOENT.+$',
    ),
  ));

test('a RECORDS_DIR that is missing or no folder ends the process', async () => {
  const folder = dataFolder();
  const file = writeIn(folder, 'demo.json', {});
  expect(await refusal({ RECORDS_DIR: `${folder}/missing` })).toMatch(
    /\n  RECORDS_DIR: .+\/missing must be a folder that this process can read \(.*ENOENT/,
  );
  expect(await refusal({ RECORDS_DIR: file })).toMatch(
    /\n  RECORDS_DIR: .+demo\.json must be a folder .*ENOTDIR/,
  );
  expect(await refusal({ RECORDS_DIR: folder })).toBeNull();
});

test('a missing or broken SITES_FILE ends the process', async () => {
  const startWith = (content: unknown) =>
    refusal({ SITES_FILE: writeIn(dataFolder(), 'sites.json', content) });
  expect(await refusal({ SITES_FILE: `${dataFolder()}/none.json` })).toMatch(/SITES_FILE: .*ENOENT/);
  expect(await startWith('{"www.one.example": ')).toMatch(/SITES_FILE: /);
  expect(await startWith({ 'www.one.example': 'one' })).toBeNull();
});

test('a Node that gets no security releases is named once at a start, others are not', async () => {
  const { warnOfOldNode } = await import('./prepare-process');
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const now = Date.parse('2026-11-25');
  for (const version of ['22.20.0', '24.1.0', '26.0.0', '20.20.2', '23.0.0']) warnOfOldNode(version, now);
  warnOfOldNode('22.20.0', Date.parse('2027-05-01'));
  expect(said.mock.calls).toEqual([
    ['node.no-security-releases version=20.20.2 ended=2026-04-30'],
    ['node.no-security-releases version=23.0.0 ended=2025-06-01'],
    ['node.no-security-releases version=22.20.0 ended=2027-04-30'],
  ]);
});

/** The largest heap of a process that keeps some objects, and makes many that live for a while. */
const largestHeap = (prepare: string) => {
  const script = `
    import { loadTypeScript } from './scripts/load-typescript.mjs';
    const { limitHeapGrowth } = await loadTypeScript('lib/operations/startup/prepare-process.ts');
    ${prepare}
    const kept = [];
    for (let index = 0; index < 800_000; index += 1) kept.push({ index, values: [index, index] });
    const passing = new Array(400_000);
    let largest = 0;
    for (let index = 0; index < 6_000_000; index += 1) {
      passing[index % passing.length] = { index, values: [index] };
      if (index % 100_000 === 0) largest = Math.max(largest, process.memoryUsage().heapTotal);
    }
    console.log(kept.length && largest);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
};

test('the heap grows less before garbage is collected', () => {
  expect(largestHeap('limitHeapGrowth();') / largestHeap('')).toBeLessThan(0.8);
});

/** Logs uncaught exceptions as Next does, and ends with 3 at the tenth. */
const program = `
  const { loadTypeScript } = await import(process.argv[1]);
  const { surviveClosedLog } = await loadTypeScript('lib/operations/startup/prepare-process.ts');
  let uncaught = 0;
  process.on('uncaughtException', (error) => {
    if (++uncaught === 10) process.exit(3);
    console.error(error);
  });
  surviveClosedLog();
  process.stdin.once('data', () => {
    let lines = 20;
    const log = () => {
      console.error('a line that nobody reads');
      lines -= 1;
      setImmediate(lines > 0 ? log : () => process.exit(uncaught));
    };
    log();
  });
  console.log('ready');
`;

test('writing to a closed log causes no uncaught exception', async () => {
  const loader = path.resolve('scripts/load-typescript.mjs');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, loader]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.write('go');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
});
