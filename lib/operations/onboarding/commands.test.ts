import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.keys(scripts).filter((name) => scripts[name]?.includes('scripts/run.mjs'));

test('npm scripts call the command of their name', () => {
  expect(commands.sort()).toEqual('backup doctor leads new redirects sites weekly-mail'.split(' '));
  for (const name of commands) expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`);
});

// Other tests run these as processes: backup-and-move, erasing, sites-command.
const alsoRun = process.env.TEST_FULL ? [] : ['backup', 'leads', 'sites'];

test.each(commands.filter((name) => !alsoRun.includes(name)))(
  'npm run %s -- --help prints its usage, and does nothing else',
  async (name) => {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['scripts/run.mjs', name, '--help'],
      {
        // Nothing of this can be used: help needs no environment.
        env: {
          NODE_ENV: 'production',
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          DATABASE_URL: 'none',
          SITES_FILE: 'none',
        },
      },
    );
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`));
    expect(stderr).toBe('');
  },
);
