import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../e2e/support/site-server';

const MEGABYTE = 1_000_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-vercel-'));
const output = path.join(folder, 'output');
const functions = path.join(output, 'functions');

type Prerendered = { fallback?: { fsPath?: string }; initialHeaders?: Record<string, string> };
type Route = { src?: string; continue?: boolean; status?: number; headers?: Record<string, string> };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** The paths below the folder of functions that end so, without links to other functions. */
const found = (ending: string) =>
  readdirSync(functions, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith(ending) && !entry.isSymbolicLink())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** The bytes of a function: its own files, and those of the project that it names. */
const sizeOf = (name: string): number => {
  const { filePathMap = {} } = readJson(path.join(name, '.vc-config.json'));
  const own = readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const named = Object.values(filePathMap as Record<string, string>).map((file) => path.join(root, file));
  return [...own, ...named].reduce((sum, file) => sum + lstatSync(file).size, 0);
};

// Without the build that the first one starts there is nothing for the others.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(15 * 60_000);
  const project = path.join(root, '.vercel/project.json');
  mkdirSync(path.dirname(project), { recursive: true });
  const settings = { framework: 'nextjs', installCommand: 'true' };
  writeFileSync(project, JSON.stringify({ projectId: 'prj_local', orgId: 'team_local', settings }));
  const [program = '', ...args] = (process.env.VERCEL_CLI ?? 'npx --yes vercel@60').split(' ');
  const { status, stdout, stderr } = spawnSync(program, [...args, 'build', '--yes', '--output', output], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: 'https://www.acme.test',
      VERCEL_TELEMETRY_DISABLED: '1',
    },
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout + stderr).not.toContain('tracing of the whole project');
});
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  // No other test may start this build.
  rmSync(path.join(root, '.next/BUILD_ID'), { force: true });
});

test('functions hold what they use', () => {
  const sizes = new Map(
    found('.func').map((name) => [path.relative(functions, name).replace(/\.func$/, ''), sizeOf(name)]),
  );
  for (const [name, bytes] of sizes) process.stdout.write(`${name}: ${(bytes / MEGABYTE).toFixed(1)} MB\n`);
  expect(sizes.get('_middleware')).toBeLessThan(15 * MEGABYTE);
  expect(sizes.get('[site]/[service]')).toBeLessThan(35 * MEGABYTE);
  // The largest has sharp and the fonts that pictures are drawn with.
  expect(Math.max(...sizes.values())).toBeLessThan(45 * MEGABYTE);
});

test('every page of the build has hashes for its inline scripts, and no unsafe source', () => {
  const policies = found('.prerender-config.json').flatMap((file) => {
    const { fallback, initialHeaders } = readJson(file) as Prerendered;
    const isPage = fallback?.fsPath?.endsWith('.html') && !file.includes('_global-error');
    return isPage ? [[path.basename(file), initialHeaders?.['content-security-policy'] ?? '']] : [];
  });
  expect(policies.length).toBeGreaterThan(5);
  for (const [name, policy = ''] of policies)
    expect([name, /script-src ([^;]*)/.exec(policy)?.[1]]).toEqual([
      name,
      expect.stringMatching(/^'self' ('sha256-[^']{44}' ?)+$/),
    ]);
});

test('the output names the headers of all paths and files, the schedule and the pictures that are made', () => {
  const { routes, crons, images } = readJson(path.join(output, 'config.json')) as {
    routes: Route[];
    crons: unknown;
    images: { qualities: number[]; localPatterns: { pathname: string }[] };
  };
  const headersOf = (pathname: string) =>
    Object.assign(
      {},
      ...routes
        .filter(
          ({ src, headers, status, continue: goesOn }) =>
            headers && goesOn && !status && src && new RegExp(src).test(pathname),
        )
        .flatMap(({ headers = {} }) => Object.entries(headers))
        .map(([name, value]) => ({ [name.toLowerCase()]: value })),
    ) as Record<string, string>;
  expect(headersOf('/about')).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headersOf('/assets/fonts/a.woff2')['cache-control']).toContain('immutable');
  expect(headersOf('/_next/static/media/classic.pcss')['content-type']).toContain('text/css');
  expect(crons).toEqual([{ path: '/api/leads/deliver', schedule: '*/5 * * * *' }]);
  expect(images.qualities).toEqual([60, 75]);
});
