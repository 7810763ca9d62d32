import { expect, test } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProgram, untilReady, type Running } from '../../e2e/support/processes';
import { freePort } from '../../test/free-port.mjs';
import { buildImage, type Image } from './container';
import { ask } from '../../e2e/support/raw-request';

/** Of what this project puts into the image, and of Node: Alpine itself (8 MB) and npm are not counted. */
const MAX_BYTES = 250_000_000;
const NOBODY = 65_534;

const scratch = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-image-'));
let image: Image;
let running: Running | null = null;
let env: NodeJS.ProcessEnv;

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/** An account without rights to write: root is not held back by the rights of files. */
const account = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const start = async () => {
  const [program = '', ...args] = image.command;
  running = startProgram(program === 'node' ? process.execPath : program, args, {
    cwd: path.join(image.folder, image.directory),
    env: { ...env, PATH: process.env.PATH },
    ...account(),
  });
  await untilReady(running, 'The container', () => (isHealthy() ? true : null));
};

const isHealthy = () => spawnSync(process.execPath, image.check.slice(1), { env }).status === 0;
const get = (file: string) => ask(`http://127.0.0.1:${env.PORT}${file}`, { headers: { host: 'acme.test' } });

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  image = buildImage(scratch);
  env = { ...image.env, PORT: String(await freePort()), HOSTNAME: '127.0.0.1', WEATHER_API_URL: 'off' };
  const data = env.DATA_DIR ?? '';
  chmodSync(scratch, 0o755);
  execFileSync('chmod', ['-R', 'a-w,a+rX', image.folder]);
  chmodSync(data, 0o755);
  if (process.getuid?.() === 0) chownSync(data, NOBODY, NOBODY);
});
test.afterAll(() => {
  running?.child.kill('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', scratch]);
  rmSync(scratch, { recursive: true, force: true });
});

test('the image is smaller than 250 MB with Node', () => {
  const shipped = bytesIn(image.folder);
  const node = statSync(realpathSync(process.execPath)).size;
  process.stdout.write(
    `${(shipped / 1e6).toFixed(0)} MB of the project, ${(node / 1e6).toFixed(0)} MB of Node\n`,
  );
  expect(shipped + node).toBeLessThan(MAX_BYTES);
});

test('it serves from a read-only folder, keeps pages, pictures and leads in DATA_DIR, and ends at SIGTERM', async () => {
  expect(isHealthy()).toBe(false);
  await start();
  const home = await get('/');
  expect(home.status).toBe(200);
  const picture = /\/_next\/image\?[^" ]+/.exec(home.body)?.[0].replaceAll('&amp;', '&') ?? '';
  expect((await get(picture)).status).toBe(200);
  const body = new URLSearchParams({
    firstName: 'Ana',
    phone: '(303) 555-0199',
    message: 'Hello',
  }).toString();
  const posted = await ask(`http://127.0.0.1:${env.PORT}/api/leads`, {
    method: 'POST',
    headers: {
      host: `localhost:${env.PORT}`,
      origin: `http://localhost:${env.PORT}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    },
    body,
  });
  expect(posted.status).toBe(303);
  for (const made of ['/llms.txt', '/manifest.webmanifest']) expect((await get(made)).status).toBe(200);
  await expect
    .poll(() => {
      const files = readdirSync(env.DATA_DIR ?? '', { recursive: true }).map(String);
      return [/^mainstreet\.db$/, /^pages\/.*\.page$/, /^cache\/images\//].map((kind) =>
        files.some((file) => kind.test(file)),
      );
    })
    .toEqual([true, true, true]);
  expect(running?.output()).not.toMatch(/EROFS|EACCES|EPERM/);

  const ended = once(running?.child as NonNullable<typeof running>['child'], 'exit');
  const from = Date.now();
  running?.child.kill('SIGTERM');
  await ended;
  expect(Date.now() - from).toBeLessThan(10_000);
  expect(isHealthy()).toBe(false);
});
