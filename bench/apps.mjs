import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { version } = require('next/package.json');

export const nextCommand = require.resolve('next/dist/bin/next');

/** @param {string} relative */
const pathTo = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** A fresh copy of the floor with a picture: files that Next writes stay out of the repository. */
const copyFloor = () => {
  rmSync(floorApp.dir, { recursive: true, force: true });
  cpSync(pathTo('./floor'), floorApp.dir, { recursive: true });
  cpSync(pathTo('../public/assets/demo/lodge-evening-wide.jpg'), join(floorApp.dir, 'public', 'picture.jpg'));
};

/**
 * An app that is measured. `buildId`: the name that its build must have, where it is known.
 * @typedef {{ name: string, dir: string, buildId: string | null, prepare: () => void,
 *   env?: Record<string, string> }} App
 */
/** @type {App} */
export const siteApp = { name: 'site', dir: pathTo('..'), buildId: null, prepare: () => {} };
/** @type {App} */
export const floorApp = {
  name: 'floor',
  dir: pathTo('./.work/floor'),
  buildId: `bare-${version}`,
  prepare: copyFloor,
};

const keptVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];
const unsetVariables = (
  'CONTENT_API_URL REVIEWS_API_URL SITES_FILE SITE_URL REVALIDATE_SECONDS REVALIDATE_TOKEN ' +
  'DATABASE_URL SMTP_URL MAIL_FROM IMAGE_HOSTS ALLOW_PRIVATE_HOSTS LEADS_SIGNING_SECRET ' +
  'LEADS_KEEP_DAYS LEADS_PER_ADDRESS LEADS_PER_SITE TURNSTILE_SITE_KEY TURNSTILE_SECRET_KEY'
).split(' ');

/**
 * The environment of every build and server: the embedded demo record and none of the caller's settings.
 * Variables are empty rather than missing, because .env files would set missing ones.
 * @type {NodeJS.ProcessEnv}
 */
export const cleanEnv = {
  ...Object.fromEntries(
    keptVariables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  ...Object.fromEntries(unsetVariables.map((name) => [name, ''])),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PAGE_ID: 'demo',
  // A share of the views would make runs differ.
  SPEED_SHARE: '0',
  DATA_DIR: pathTo('./.work/data'),
};

/** @param {App} app */
const isBuilt = ({ dir, buildId }) => {
  const file = join(dir, '.next', 'BUILD_ID');
  return existsSync(file) && (buildId === null || readFileSync(file, 'utf8') === buildId);
};

/**
 * Makes an app's production build when there is none, or always with `again`.
 * @param {App} app
 * @throws Error with the build's output when it fails.
 */
export const ensureBuilt = (app, { again = false } = {}) => {
  if (!again && isBuilt(app)) return;
  console.log(`Building the ${app.name} ...`);
  app.prepare();
  try {
    execFileSync(process.execPath, [nextCommand, 'build'], { cwd: app.dir, env: cleanEnv, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = /** @type {import('node:child_process').SpawnSyncReturns<Buffer>} */ (error);
    throw new Error(`The ${app.name} could not be built:\n${stdout}${stderr}`);
  }
};
