// `npm run test:mutation [-- room ...] [--concurrency N] [--percent P]`: Stryker changes the code of each
// room (lib/site/theme or site/theme) and sees whether a test of that room fails. Results are kept in
// data/mutation/: the next run tries only changed code. --percent tries a sample, as large rooms have
// thousands of mutants; Stryker counts the others as errors.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/start-postgres.mjs';

const all = ['site/theme', 'serving/routing', 'language/opening-hours', 'content', 'leads'];
const { values, positionals } = parseArgs({
  options: { concurrency: { type: 'string', default: '2' }, percent: { type: 'string' } },
  allowPositionals: true,
});
const stryker = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json')),
  'bin/stryker.js',
);

const postgres = await startPostgres();
try {
  for (const name of positionals.length > 0 ? positionals : all) {
    const room = name.replace(/^lib\/|\/$/g, '');
    console.log(`\n> lib/${room}`);
    const { status } = spawnSync(
      process.execPath,
      [stryker, 'run', 'scripts/stryker.config.mjs', '--concurrency', values.concurrency],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          MUTATION_ROOM: room,
          TEST_POSTGRES_URL: postgres.url,
          ...(values.percent && { MUTATION_PERCENT: values.percent }),
        },
      },
    );
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  postgres.stop();
}
