// `npm run test:node [-- 20 24]`: unit tests, a build and e2e/http on 22 and 24, or those named, except the
// running one. CI runs it when package-lock.json changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const supported = ['22', '24'];
const [current] = process.versions.node.split('.');
const named = process.argv.slice(2);
const versions = named.length > 0 ? named : supported.filter((version) => version !== current);

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'data/node');

/** The npm package `node` brings the program itself. */
const install = (version) => {
  const prefix = path.join(folder, version);
  const bin = path.join(prefix, 'node_modules/node/bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(prefix, { recursive: true });
    execFileSync(
      'npm',
      ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `node@${version}`],
      {
        stdio: 'inherit',
      },
    );
  }
  return bin;
};

const parts = [
  ['unit tests', ['node_modules/jest/bin/jest.js']],
  ['build', ['scripts/build.mjs']],
  ['start and use', ['node_modules/@playwright/test/cli.js', 'test', '--project', 'http']],
];

const results = versions.flatMap((version) => {
  const bin = install(version);
  const node = path.join(bin, 'node');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  return parts.map(([name, args]) => {
    console.log(`\n> Node ${exact}: ${name}`);
    return { exact, name, passed: spawnSync(node, args, { cwd: root, env, stdio: 'inherit' }).status === 0 };
  });
});

console.log('');
for (const { exact, name, passed } of results)
  console.log(`${exact.padEnd(10)} ${name.padEnd(14)} ${passed ? 'passed' : 'FAILED'}`);
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
