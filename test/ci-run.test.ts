/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// .ci/run in a repository of its own, in which npm and Debian's programs only note that they were called.

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder });

const commit = (file: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), String(Math.random()));
  git('add', '.');
  git('commit', '-qm', 'change');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-ci-'));
  cpSync('.ci', path.join(folder, '.ci'), { recursive: true });
  git('init', '-q');
  commit('cms/package.json');
});

/** `hasPackages`: whether Debian's packages are there; they can never be installed. */
const run = (env: Record<string, string> = {}, hasPackages = true) => {
  const bin = path.join(folder, 'bin');
  const called = path.join(folder, 'called');
  mkdirSync(bin, { recursive: true });
  writeFileSync(called, '');
  for (const [name, code] of Object.entries({ npm: 0, dpkg: hasPackages ? 0 : 1, 'apt-get': 100, sudo: 1 })) {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${called}\nexit ${code}\n`);
    chmodSync(file, 0o755);
  }
  const { status, stderr } = spawnSync('bash', ['.ci/run'], {
    cwd: folder,
    env: { HOME: folder, NODE_ENV: 'test', ...env, PATH: `${bin}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stderr, called: readFileSync(called, 'utf8') };
};

test('other browsers are visited when components changed since the commit before, or since BASE', () => {
  commit('components/ui/button.tsx');
  const widths = 'npm run test:engines -- -g Firefox at 1440|WebKit at 390\n';
  expect(run()).toMatchObject({ status: 0, called: expect.stringContaining(widths) });
  commit('docs/testing.md');
  expect(run().called).not.toMatch(/test:(engines|node)/);
  expect(run({ BASE: 'HEAD~2' }).called).toContain('npm run test:engines');
});

test('without their packages that is said, and is no failure', () => {
  commit('components/ui/button.tsx');
  const { status, stderr, called } = run({}, false);
  expect([status, stderr]).toEqual([0, expect.stringContaining('NOT TRIED in Firefox and WebKit')]);
  expect(called).not.toContain('test:engines');
});

test('a history without the commit to compare with is said, and is no failure', () => {
  const bases: Record<string, string>[] = [{}, { BASE: '0'.repeat(40) }, { BASE: 'nowhere' }];
  for (const env of bases) {
    const { status, stderr, called } = run(env);
    expect([status, stderr]).toEqual([
      0,
      expect.stringContaining('NOT TRIED: what depends on changed files'),
    ]);
    expect(called).not.toMatch(/test:(engines|node)/);
  }
  expect(run({ FULL: '1' }).called).toMatch(/test:engines\n[^]*test:node/);
});
